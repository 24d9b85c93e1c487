import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { gainAt } from '../market/market-player.ts';
import type { MarketTables } from '../market.ts';
import type { SwapRing } from '../ring.ts';
import type { FoundRing } from './ring-search.ts';

/** How many of these players, in giving order, are friends. */
export type CountFriends = (ids: readonly PlayerId[]) => number;

/** The better ring first: the higher least gain, the higher total, fewer players, more friends. */
export function compareFound(tables: MarketTables, countFriends: CountFriends) {
  return (a: FoundRing, b: FoundRing): number =>
    b.least - a.least ||
    b.total - a.total ||
    a.slots.length - b.slots.length ||
    countFriends(playersOf(tables, b)) - countFriends(playersOf(tables, a)) ||
    compareItems(itemsOf(tables, a), itemsOf(tables, b));
}

export function toRing(tables: MarketTables, { slots, least, total }: FoundRing): SwapRing {
  const { offers, playerAt } = tables;
  const members = slots.map((slot, position) => {
    const player = playerAt(offers.owner(slot));
    const gain = gainAt(offers, player, slots.at(position - 1) as number);
    return { player_id: player.id, gives: offers.item(slot), gain };
  });
  return { members, least, total };
}

function playersOf({ offers, playerAt }: MarketTables, { slots }: FoundRing): PlayerId[] {
  return slots.map((slot) => playerAt(offers.owner(slot)).id);
}

/** Starting with the lowest, so that a ring is the same from wherever it is seen. */
function itemsOf({ offers }: MarketTables, { slots }: FoundRing): number[] {
  const ids = slots.map((slot) => offers.itemId(slot));
  const start = ids.indexOf(Math.min(...ids) as (typeof ids)[number]);
  return [...ids.slice(start), ...ids.slice(0, start)];
}

function compareItems(a: readonly number[], b: readonly number[]): number {
  const position = a.findIndex((id, index) => id !== b[index]);
  return position === -1 ? 0 : (a[position] ?? 0) - (b[position] ?? 0);
}
