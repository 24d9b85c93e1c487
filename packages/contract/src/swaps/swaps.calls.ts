import type { Calls } from '../protocol/call.ts';
import type * as ownSwaps from './own-swaps.ts';
import type * as playerSwaps from './player-swaps.ts';
import type * as swap from './swap.ts';
import { swapAddresses } from './swaps.addresses.ts';

export const swapCalls = swapAddresses as Calls<
  typeof swapAddresses,
  typeof ownSwaps & typeof playerSwaps & typeof swap
>;
