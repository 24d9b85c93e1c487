import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Swap, SwapMember } from '@wallabee/contract/swaps/swap';
import { capital, countWord, ringWords } from '../ring/ring.strings.ts';
import { type HubWords, hash, hubWords, numbered, ownExchange } from '../ring/ring-words.ts';
import { swapStrings as strings } from './swap.strings.ts';
import { onDay, onDayAtTime } from './swap-times.ts';

export function swapTitle({ members }: Swap): string {
  const { gets } = ownExchange(members);
  return strings.title(gets.name, hash(gets.number));
}

export function swapLead(swap: Swap, now: Date): string {
  const kind = swap.members.length === 2 ? strings.pair : strings.ring(countWord(swap.members.length));
  return strings.lead(kind, nameIn(swap, swap.proposer_id, ringWords.youInside), onDay(swap.created_at, now));
}

export function membersWithoutAnswer({ members }: Swap): SwapMember[] {
  return members.filter(({ agreed }) => !agreed);
}

export function agreedWords({ members }: Swap): string {
  const agreed = members.filter((member) => member.agreed).length;
  return strings.agreedOf(countWord(agreed), countWord(members.length));
}

export function statusHeading(swap: Swap): string {
  if (swap.state === 'open') return capital(strings.agreedHeading(agreedWords(swap)));
  return strings.statusHeadings[swap.state];
}

export function hubOfSwap(swap: Swap): HubWords {
  const { me, gets } = ownExchange(swap.members);
  if (swap.state === 'open') return hubWords(me.gain, gets);
  if (swap.state === 'settled')
    return { head: strings.hub.settled, line: strings.isYours(hash(gets.number)) };
  if (swap.state !== 'broken') return { head: strings.hub[swap.state], line: strings.nothingMoved };
  const gone = swap.members.find(({ is_gone }) => is_gone);
  return { head: strings.hub.broken, line: gone ? strings.hasGone(hash(gone.gives.number)) : '' };
}

/** The player who looks is “You” at the start of a sentence. */
export function nameIn(
  { members }: Pick<Swap, 'members'>,
  id: PlayerId | null,
  own: string = ringWords.you,
): string {
  if (id === members[0]?.player.id) return own;
  return members.find(({ player }) => player.id === id)?.player.name ?? strings.somebody;
}

export function brokenHeading(swap: Swap): string {
  return strings.brokenHeading(goneMember(swap)?.gives.name ?? strings.anItem);
}

/** Who moved the item, and when. */
export function brokenText(swap: Swap, now: Date): string {
  const { broken, members } = swap;
  const item = goneMember(swap)?.gives;
  if (!broken || !item) return strings.othersStay(members.length - 1);
  const name = nameIn(swap, broken.player_id);
  const when = onDayAtTime(broken.at, now);
  const event =
    broken.event === 'accountclosed'
      ? strings.accountClosed(nameIn(swap, broken.player_id, ringWords.youInside), when)
      : strings.moved(name, strings.events[broken.event].active(numbered(item)), when);
  return `${event} ${strings.othersStay(members.length - 1)}`;
}

export function goneMember({ members, broken }: Swap): SwapMember | undefined {
  return (
    members.find(({ player }) => player.id === broken?.player_id) ?? members.find(({ is_gone }) => is_gone)
  );
}

/** How a swap ended that is neither settled nor broken. */
export function endedText(swap: Swap, now: Date): string {
  const when = onDayAtTime(swap.ended_at ?? swap.expires_at, now);
  const isOwn = swap.ended_by === swap.members[0]?.player.id;
  const name = nameIn(swap, swap.ended_by);
  if (swap.state === 'declined') return strings.declined(name, when);
  if (swap.state === 'withdrawn') return isOwn ? strings.youWithdrew(when) : strings.withdrew(name, when);
  return strings.expired(when, namesOf(membersWithoutAnswer(swap), swap));
}

export function namesOf(members: readonly SwapMember[], swap: Swap): string {
  const names = members.map(({ player }) => nameIn(swap, player.id, ringWords.youInside));
  return listOf(names);
}

/** “Aino, Nia and Zoë” */
export function listOf(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB').format(names);
}
