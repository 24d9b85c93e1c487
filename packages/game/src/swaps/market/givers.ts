import type { MarketPlayer } from './market-player.ts';
import type { OfferTable } from './offer-table.ts';

/**
 * For each class the players who can give something for an item of that class, by the best that they can give. A ring
 * through a player gains at most that.
 */
export interface Givers {
  add(player: MarketPlayer): void;
  remove(player: MarketPlayer): void;
  for(received: number): GiverList;
}

export interface GiverList {
  /** Indexes of players, best first. */
  readonly players: readonly number[];
  /** How many of them can give something worth at least this much. */
  count(worth: number): number;
}

export function createGivers(offers: OfferTable): Givers {
  const lists = Array.from({ length: CLASSES }, createList);
  const bestFor = (player: MarketPlayer, received: number) => {
    const from = player.wants.gives_better_class ? 0 : (player.starts[received] as number);
    const slot = player.offers[from];
    return slot === undefined ? 0 : offers.worth(slot);
  };
  return {
    add: (player) => {
      lists.forEach((list, received) => {
        list.add(player.index, bestFor(player, received));
      });
    },
    remove: (player) => {
      lists.forEach((list, received) => {
        list.remove(player.index, bestFor(player, received));
      });
    },
    for: (received) => lists[received] as GiverList,
  };
}

const CLASSES = 5;

function createList() {
  const players: number[] = [];
  const worths: number[] = [];
  const count = (worth: number) => {
    let low = 0;
    let high = worths.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((worths[middle] as number) >= worth) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    players,
    count,
    add: (player: number, worth: number) => {
      if (worth === 0) return;
      const position = count(worth);
      players.splice(position, 0, player);
      worths.splice(position, 0, worth);
    },
    remove: (player: number, worth: number) => {
      if (worth === 0) return;
      const position = players.lastIndexOf(player, count(worth) - 1);
      players.splice(position, 1);
      worths.splice(position, 1);
    },
  };
}
