import type { ItemId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { ActionOf } from '../state/action.ts';
import { type MovedItem, NO_CHANGES } from '../state/changes.ts';
import type { Instant, ItemState } from '../state/item-state.ts';
import type { Snapshot } from '../state/snapshot.ts';
import { type Decision, refuse } from './decision.ts';
import { countOne, countsOf, historyEvent, visit } from './event-parts.ts';
import { freeItem, ownItemAt, ownPouchItem } from './item-checks.ts';
import { intoPouch, moveItem } from './item-moves.ts';
import type { Refusal } from './world-refusals.ts';

export function drop(snapshot: Snapshot, action: ActionOf<'drop'>): Decision {
  const { player_id, place_id } = action;
  const item = ownPouchItem(snapshot, player_id, action.item_id);
  if (typeof item === 'string') return refuse(item);
  // Dropping a locked item unlocked would give it away by mistake.
  if (item.is_locked && !action.lock) return refuse('locked');
  const place = snapshot.state.places.get(place_id);
  if (!place) return refuse('no_such_place');
  if (place.item_count >= place.max_items) return refuse('place_full');

  const visited = visit(snapshot, player_id, place_id);
  return {
    changes: {
      ...NO_CHANGES,
      moved: [left(item, { place_id, locked_by: action.lock ? player_id : null, at: snapshot.now })],
      events: [
        historyEvent('itemdropped', {
          at: snapshot.now,
          user_id: player_id,
          place_id,
          items: [item.item_id],
        }),
      ],
      counted: countsOf([countOne(player_id, 'dropped')], visited),
      visits: [visited],
    },
  };
}

export function pickUp(snapshot: Snapshot, { player_id, item_id }: ActionOf<'pick_up'>): Decision {
  const item = itemAtPlace(snapshot, player_id, item_id);
  if (typeof item === 'string') return refuse(item);
  const { place_id } = item;

  const visited = visit(snapshot, player_id, place_id);
  return {
    changes: {
      ...NO_CHANGES,
      moved: [taken(item, player_id, snapshot.now)],
      events: [
        historyEvent('itempickedup', { at: snapshot.now, user_id: player_id, place_id, items: [item_id] }),
      ],
      counted: countsOf([countOne(player_id, 'picked_up')], visited),
      visits: [visited],
    },
  };
}

export function swapAtPlace(snapshot: Snapshot, action: ActionOf<'swap_at_place'>): Decision {
  const { player_id, taken_id, left_id } = action;
  const wanted = itemAtPlace(snapshot, player_id, taken_id);
  if (typeof wanted === 'string') return refuse(wanted);
  const own = freeItem(snapshot, player_id, left_id);
  if (typeof own === 'string') return refuse(own);
  const { place_id } = wanted;
  const at = snapshot.now;

  const visited = visit(snapshot, player_id, place_id);
  return {
    changes: {
      ...NO_CHANGES,
      moved: [taken(wanted, player_id, at), left(own, { place_id, locked_by: null, at })],
      events: [
        historyEvent('itemswappedplace', { at, user_id: player_id, place_id, items: [taken_id, left_id] }),
      ],
      counted: countsOf([countOne(player_id, 'picked_up'), countOne(player_id, 'dropped')], visited),
      visits: [visited],
    },
  };
}

export function droneReturn(snapshot: Snapshot, { player_id, item_id }: ActionOf<'drone_return'>): Decision {
  // Only a locked item still has an owner while it lies at a place.
  const item = ownItemAt(snapshot, player_id, item_id, 'dropped');
  if (typeof item === 'string') return refuse(item);
  const { place_id } = item;

  return {
    changes: {
      ...NO_CHANGES,
      moved: [intoPouch(item, player_id, snapshot.now)],
      events: [
        historyEvent('itemwalladrone', { at: snapshot.now, user_id: player_id, place_id, items: [item_id] }),
      ],
    },
  };
}

function itemAtPlace(
  { state }: Snapshot,
  playerId: PlayerId,
  itemId: ItemId,
): (ItemState & { place_id: PlaceId }) | Refusal {
  const item = state.items.get(itemId);
  if (!item) return 'no_such_item';
  if (!isAtPlace(item)) return 'not_dropped';
  if (item.is_locked && item.user_id !== playerId) return 'locked_by_another';
  return item;
}

function isAtPlace(item: ItemState): item is ItemState & { place_id: PlaceId } {
  return item.location === 'dropped';
}

function taken(item: ItemState, user_id: PlayerId, at: Instant): MovedItem {
  return moveItem(item, { location: 'pouch', user_id, is_locked: item.is_locked, picked_up_at: at }, at);
}

function left(
  item: ItemState,
  how: { place_id: PlaceId; locked_by: PlayerId | null; at: Instant },
): MovedItem {
  const { place_id, locked_by } = how;
  return moveItem(
    item,
    { location: 'dropped', place_id, user_id: locked_by, is_locked: locked_by !== null },
    how.at,
  );
}
