import type { RingInstead, RingMember } from '@wallabee/contract/swaps/ring';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { numbered, ownExchange } from '../ring/ring-words.ts';
import { swapStrings as strings } from './swap.strings.ts';
import { listOf, nameIn } from './swap-words.ts';

export function wayHeading(way: RingInstead, swap: Swap): string {
  const { giver } = ownExchange(way.members);
  if (way.kind === 'without') return strings.way.without(nameIn(swap, way.about));
  if (way.kind === 'new') {
    return way.members.length === 2
      ? strings.way.newPair(giver.player.name)
      : strings.way.newRing(way.members.length);
  }
  const about = way.members.find(({ player }) => player.id === way.about);
  const item = numbered((about ?? giver).gives);
  return way.about === swap.members[0]?.player.id
    ? strings.way.youGiveOther(item)
    : strings.way.otherItem(nameIn(swap, way.about), item);
}

/** What the player gets, and who has to agree. */
export function wayText(way: RingInstead, swap: Swap): string {
  const { gets } = ownExchange(way.members);
  const isSame = gets.item_id === ownExchange(swap.members).gets.item_id;
  const get = isSame ? strings.way.stillGet(numbered(gets)) : strings.way.get(numbered(gets));
  const names = way.members.filter((member) => !hasAgreed(way, member)).map(({ player }) => player.name);
  return names.length === 0 ? get : `${get} ${strings.way.mustAgree(listOf(names))}`;
}

/** The player agrees by proposing; the agreements of others carry over. */
export function waySeats(way: RingInstead): (RingMember & { agreed: boolean })[] {
  return way.members.map((member) => ({ ...member, agreed: hasAgreed(way, member) }));
}

export function proposeLabel(way: RingInstead): string {
  const agreed = waySeats(way).filter((seat) => seat.agreed).length;
  return agreed > 1 ? strings.way.proposeAgreed(agreed) : strings.way.propose;
}

export function proposalOf(way: RingInstead, swap: Swap) {
  const members = way.members.map(({ player, gives, to }) => ({
    player_id: player.id,
    item_id: gives.item_id,
    to,
  }));
  return { members, instead_of: swap.id };
}

function hasAgreed({ members, unchanged }: RingInstead, { player }: RingMember): boolean {
  return player.id === members[0]?.player.id || unchanged.includes(player.id);
}
