export { changeOwnSwaps } from './own/change-own-swaps.ts';
export { agreeToSwap, declineSwap } from './proposals/answer-swap.ts';
export { breakSwaps, breakSwapsOf } from './proposals/break-swaps.ts';
export { expireOverdue } from './proposals/expire-swaps.ts';
export { type MemberPart, memberPart } from './proposals/member-part.ts';
export { proposeSwap } from './proposals/propose-swap.ts';
export { showSwapsById } from './proposals/read-swaps.ts';
export {
  findSwap,
  listSwapIds,
  listSwapMessages,
  listSwaps,
  type SwapMemberRow,
  type SwapMessageRow,
  type SwapRow,
} from './proposals/swap-rows.queries.ts';
export { sendSwapMessage } from './proposals/swap-talk.ts';
export type { SwapServices } from './swap-services.ts';
export { listFaces, listFriendIds } from './views/faces.queries.ts';
export { showRings } from './views/show-rings.ts';
export { toSwapNumber, toSwapPlayer } from './views/swap-parts.views.ts';
