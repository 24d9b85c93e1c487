import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { MintedItem, MovedItem } from '../state/changes.ts';
import type { CountChange } from '../state/counted.ts';
import type { ItemState } from '../state/item-state.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { countOne } from './event-parts.ts';
import { typeOf } from './item-checks.ts';
import { destroyed, intoPouch } from './item-moves.ts';
import { drawn, drawnType, mintForPouch } from './minting.ts';

export type Players = readonly [PlayerId, PlayerId];

interface HandedOver {
  moved: MovedItem;
  hat?: MintedItem | undefined;
  counted: readonly CountChange[];
}

/** Between two players. A Christmas Cracker is destroyed, and one of them gets a party hat. */
export function handOver(
  snapshot: Snapshot,
  item: ItemState,
  { players, to, draw }: { players: Players; to: PlayerId; draw: number },
): HandedOver {
  if (typeOf(snapshot, item).role !== 'cracker') {
    return { moved: intoPouch(item, to, snapshot.now), counted: [] };
  }
  return {
    moved: destroyed(item, snapshot.now),
    hat: pullCracker(snapshot, players, draw),
    counted: players.map((player) => countOne(player, 'crackers')),
  };
}

function pullCracker(snapshot: Snapshot, players: Players, draw: number): MintedItem | undefined {
  const winner = drawn(snapshot, { of: 'players', list: players, draw });
  const hat = drawnType(snapshot, snapshot.catalogue.byRole.get('party_hat') ?? [], draw + 1);
  if (winner === undefined || !hat) return undefined;
  return mintForPouch(snapshot, hat, { user_id: winner, draw: draw + 2 });
}
