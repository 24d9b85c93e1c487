import type { Swap } from '@wallabee/contract/swaps/swap';
import { formatNumber } from '../../../ui/format-number.ts';
import { exchangeIn, nameOf } from '../exchange.ts';
import { countAgreed } from './nearest-ring.ts';
import { noticeStrings as strings } from './waiting.strings.ts';

/** The latest change of a swap, in one sentence. */
export function noticeWords(swap: Swap): string {
  const item = nameOf(exchangeIn(swap).gets);
  if (swap.state === 'open') return openWords(swap, item);
  if (swap.state === 'broken') return brokenWords(swap, item);
  if (swap.state === 'settled') return strings.settled(swap.receipt ? nameOf(swap.receipt.got) : item);
  if (swap.state === 'expired') return strings.expired(item);
  return strings[swap.state](memberName(swap, swap.ended_by), item);
}

function openWords(swap: Swap, item: string): string {
  const [me] = swap.members;
  const isAsked = me?.agreed === false && me.player.id !== swap.proposer_id;
  if (isAsked) return strings.proposed(memberName(swap, swap.proposer_id), item);
  return strings.agreed(formatNumber(countAgreed(swap)), formatNumber(swap.members.length), item);
}

function brokenWords({ members }: Swap, item: string): string {
  const gone = members.find(({ is_gone }) => is_gone);
  return gone ? strings.broken(gone.player.name, nameOf(gone.gives)) : strings.brokenOff(item);
}

function memberName({ members }: Swap, id: number | null): string {
  if (members[0]?.player.id === id) return strings.you;
  return members.find(({ player }) => player.id === id)?.player.name ?? strings.unknown;
}
