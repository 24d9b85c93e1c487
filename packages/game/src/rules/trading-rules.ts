import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { ActionOf } from '../state/action.ts';
import { type Changes, type MintedItem, type MovedItem, NO_CHANGES } from '../state/changes.ts';
import type { CountChange } from '../state/counted.ts';
import { mintedRef } from '../state/item-ref.ts';
import type { ItemState } from '../state/item-state.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { CHANCES_A_CRACKER } from './chances.ts';
import { type Decision, refuse } from './decision.ts';
import { countOne, historyEvent } from './event-parts.ts';
import { handOver, type Players } from './hand-over.ts';
import { canTakePart, freeItem } from './item-checks.ts';

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

function exchange(snapshot: Snapshot, players: Players, items: readonly [ItemState, ItemState]): Changes {
  const [player, other] = players;
  const [given, received] = items;
  const minted: MintedItem[] = [];
  const counted: CountChange[] = [countOne(player, 'trades'), countOne(other, 'trades')];

  const give = (item: ItemState, to: PlayerId): MovedItem => {
    const draw = CHANCES_A_CRACKER * minted.length;
    const handed = handOver(snapshot, item, { players, to, draw });
    if (handed.hat) minted.push(handed.hat);
    counted.push(...handed.counted);
    return handed.moved;
  };

  const moved = [give(given, other), give(received, player)];
  return { ...NO_CHANGES, minted, moved, counted, events: tradeEvents(snapshot, players, { items, minted }) };
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
