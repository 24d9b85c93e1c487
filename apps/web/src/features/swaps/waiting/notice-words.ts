import type { Swap } from '@wallabee/contract/swaps/swap';
import { formatNumber } from '../../../ui/format-number.ts';
import { numbered, ownExchange } from '../ring/ring-words.ts';
import { countAgreed } from './nearest-ring.ts';
import { noticeStrings as strings } from './waiting.strings.ts';

/** The latest change of a swap, in one sentence. */
export function noticeWords(swap: Swap): string {
  const item = numbered(ownExchange(swap.members).gets);
  if (swap.state === 'open') return openWords(swap, item);
  if (swap.state === 'broken') return brokenWords(swap, item);
  if (swap.state === 'settled') return strings.settled(swap.receipt ? numbered(swap.receipt.got) : item);
  if (swap.state === 'expired') return strings.expired(item);
  return strings[swap.state](nameOf(swap, swap.ended_by), item);
}

function openWords(swap: Swap, item: string): string {
  const [me] = swap.members;
  const isAsked = me?.agreed === false && me.player.id !== swap.proposer_id;
  if (isAsked) return strings.proposed(nameOf(swap, swap.proposer_id), item);
  return strings.agreed(formatNumber(countAgreed(swap)), formatNumber(swap.members.length), item);
}

function brokenWords({ members }: Swap, item: string): string {
  const gone = members.find(({ is_gone }) => is_gone);
  return gone ? strings.broken(gone.player.name, numbered(gone.gives)) : strings.brokenOff(item);
}

function nameOf({ members }: Swap, id: number | null): string {
  if (members[0]?.player.id === id) return strings.you;
  return members.find(({ player }) => player.id === id)?.player.name ?? strings.somebody;
}
