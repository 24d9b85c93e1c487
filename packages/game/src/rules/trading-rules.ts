import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { ActionOf } from '../state/action.ts';
import { type Changes, type MintedItem, type MovedItem, NO_CHANGES } from '../state/changes.ts';
import type { CountChange } from '../state/counted.ts';
import { mintedRef } from '../state/item-ref.ts';
import type { ItemState } from '../state/item-state.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { type Decision, refuse } from './decision.ts';
import { countOne, historyEvent } from './event-parts.ts';
import { canTakePart, freeItem, typeOf } from './item-checks.ts';
import { destroyed, intoPouch } from './item-moves.ts';
import { drawn, drawnType, mintForPouch } from './minting.ts';

export function trade(snapshot: Snapshot, action: ActionOf<'trade'>): Decision {
  const { player_id, other_id } = action;
  if (player_id === other_id) return refuse('trade_with_oneself');
  const other = snapshot.state.players.get(other_id);
  if (!other) return refuse('no_such_player');
  if (!canTakePart(other, snapshot.now)) return refuse('other_player_gone');
  const given = freeItem(snapshot, player_id, action.given_id);
  if (typeof given === 'string') return refuse(given);
  const received = freeItem(snapshot, other_id, action.received_id);
  if (typeof received === 'string') return refuse(received === 'no_such_item' ? received : 'not_theirs');

  const players = [player_id, other_id] as const;
  return { changes: exchange(snapshot, players, [given, received]) };
}

type Players = readonly [PlayerId, PlayerId];

function exchange(snapshot: Snapshot, players: Players, items: readonly [ItemState, ItemState]): Changes {
  const [player, other] = players;
  const [given, received] = items;
  const minted: MintedItem[] = [];
  const counted: CountChange[] = [countOne(player, 'trades'), countOne(other, 'trades')];

  const handOver = (item: ItemState, to: PlayerId): MovedItem => {
    if (typeOf(snapshot, item).role !== 'cracker') return intoPouch(item, to, snapshot.now);
    const hat = pullCracker(snapshot, players, CHANCES_A_CRACKER * minted.length);
    if (hat) minted.push(hat);
    counted.push(countOne(player, 'crackers'), countOne(other, 'crackers'));
    return destroyed(item, snapshot.now);
  };

  const moved = [handOver(given, other), handOver(received, player)];
  return { ...NO_CHANGES, minted, moved, counted, events: tradeEvents(snapshot, players, { items, minted }) };
}

const CHANCES_A_CRACKER = 3;

function pullCracker(snapshot: Snapshot, players: Players, draw: number): MintedItem | undefined {
  const winner = drawn(snapshot, players, draw);
  const hat = drawnType(snapshot, snapshot.catalogue.byRole.get('party_hat') ?? [], draw + 1);
  if (winner === undefined || !hat) return undefined;
  return mintForPouch(snapshot, hat, { user_id: winner, draw: draw + 2 });
}

/** One event covers both items and the first hat; a second hat gets its own. */
function tradeEvents(
  { now }: Snapshot,
  [user_id, gift_user_id]: Players,
  { items, minted }: { items: readonly [ItemState, ItemState]; minted: readonly MintedItem[] },
) {
  const [given, received] = [items[0].item_id, items[1].item_id];
  const common = { at: now, user_id, gift_user_id };
  const [first = null, ...others] = minted.map((_, position) => mintedRef(position));
  return [
    historyEvent('itemtraded', { ...common, items: [given, received, first] }),
    ...others.map((hat) =>
      historyEvent('itemtraded', { ...common, items: [given, received, hat], recorded_for: [hat] }),
    ),
  ];
}
