import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';

/** How many events each item has had, and how many different players have held it. */
export interface ItemTallies {
  addMove(item: ItemId): void;
  addHolder(item: ItemId, player: PlayerId): void;
  of(item: ItemId): ItemTally;
}

export interface ItemTally {
  readonly moves: number;
  readonly hands: number;
}

/** The holders of an item are a linked list in typed arrays: a large world has millions of them. */
export function createItemTallies(): ItemTallies {
  const moves = createWholes();
  const first = createWholes();
  const players = createWholes();
  const next = createWholes();
  let holders = 0;

  const has = (item: ItemId, player: PlayerId) => {
    for (let at = first.at(item); at !== 0; at = next.at(at)) if (players.at(at) === player) return true;
    return false;
  };
  const countHands = (item: ItemId) => {
    let hands = 0;
    for (let at = first.at(item); at !== 0; at = next.at(at)) hands += 1;
    return hands;
  };
  return {
    addMove: (item) => moves.set(item, moves.at(item) + 1),
    addHolder: (item, player) => {
      if (has(item, player)) return;
      holders += 1;
      players.set(holders, player);
      next.set(holders, first.at(item));
      first.set(item, holders);
    },
    of: (item) => ({ moves: moves.at(item), hands: countHands(item) }),
  };
}

function createWholes() {
  let values = new Uint32Array(64);
  return {
    at: (position: number) => values[position] ?? 0,
    set: (position: number, value: number) => {
      if (position >= values.length) {
        const grown = new Uint32Array(Math.ceil((position + 1) * 1.5));
        grown.set(values);
        values = grown;
      }
      values[position] = value;
    },
  };
}
