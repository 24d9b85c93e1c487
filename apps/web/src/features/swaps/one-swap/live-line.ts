import type { Swap, SwapMember } from '@wallabee/contract/swaps/swap';
import { swapStrings as strings } from './swap.strings.ts';
import { agreedWords, listOf, nameIn } from './swap-words.ts';

/** What to announce after a swap has changed; null where there is nothing. */
export function liveLine(before: Swap, after: Swap): string | null {
  if (after.state !== before.state) return endLine(after);
  const agreed = after.members.filter((member) => member.agreed && !hadAgreed(before, member));
  if (agreed.length > 0) {
    const names = agreed.map(({ player }) => nameIn(after, player.id));
    return strings.live.agreed(listOf(names), agreedWords(after));
  }
  const message = after.messages.at(-1);
  const isNew = message && !before.messages.some(({ id }) => id === message.id);
  if (!isNew || message.sender_id === after.members[0]?.player.id) return null;
  return strings.live.message(nameIn(after, message.sender_id), message.text);
}

function endLine(swap: Swap): string {
  if (swap.state === 'declined') return strings.live.declined(nameIn(swap, swap.ended_by));
  if (swap.state === 'withdrawn') return strings.live.withdrawn(nameIn(swap, swap.ended_by));
  return strings.live[swap.state];
}

function hadAgreed({ members }: Swap, { player }: SwapMember): boolean {
  return members.some((member) => member.player.id === player.id && member.agreed);
}
