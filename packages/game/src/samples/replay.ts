import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { ItemId, ItemTypeId, PlaceId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import { type GameCatalogue, isReleasedAt } from '../state/game-catalogue.ts';
import type { RecordedEvent } from '../state/history-event.ts';
import type { Instant, ItemState } from '../state/item-state.ts';

/** What the events up to an instant say, and nothing else. */
export interface Replay {
  readonly items: ReadonlyMap<ItemId, ReplayedItem>;
  /** The saved item of each type, by player. */
  readonly saved: ReadonlyMap<PlayerId, ReadonlyMap<ItemTypeId, ItemId>>;
  /** The players who completed a set, in order. */
  readonly finishers: ReadonlyMap<SetId, readonly PlayerId[]>;
  /** Goes on with the events before this instant. */
  until(end: Instant): void;
}

export interface ReplayedItem {
  readonly location: ItemLocation;
  readonly holder_id: PlayerId | null;
  readonly place_id: PlaceId | null;
  readonly used_in_item_id: ItemId | null;
}

type KnownItem = Pick<ItemState, 'item_type_id'>;

/** Events are in order; `known` has the types of their items, which never change. */
export function createReplay(
  catalogue: GameCatalogue,
  events: readonly RecordedEvent[],
  known: Pick<ReadonlyMap<ItemId, KnownItem>, 'get'>,
): Replay {
  const items = new Map<ItemId, ReplayedItem>();
  const saved = new Map<PlayerId, Map<ItemTypeId, ItemId>>();
  const finishers = new Map<SetId, PlayerId[]>();
  let next = 0;

  const leave = (id: ItemId, type: ItemTypeId) => {
    const before = items.get(id);
    if (before?.location === 'saved' && before.holder_id !== null) saved.get(before.holder_id)?.delete(type);
  };
  const enter = (id: ItemId, type: ItemTypeId, { location, holder_id }: ReplayedItem) => {
    if (location !== 'saved' || holder_id === null) return;
    saved.set(holder_id, (saved.get(holder_id) ?? new Map<ItemTypeId, ItemId>()).set(type, id));
  };
  const finish = (player: PlayerId, type: ItemTypeId, at: Instant) => {
    const setId = catalogue.types.get(type)?.set_id;
    if (setId === undefined || !isOrdinarySet(setId)) return;
    const before = finishers.get(setId) ?? [];
    const isLacking = (catalogue.bySet.get(setId) ?? []).some(
      (other) => isReleasedAt(other, at) && !saved.get(player)?.has(other.id),
    );
    if (!isLacking && !before.includes(player)) finishers.set(setId, [...before, player]);
  };
  const replayEvent = (event: RecordedEvent) => {
    const changed = event.recorded_for.flatMap((id, position) => {
      const after = event.after[position];
      const type = known.get(id)?.item_type_id;
      return after && type ? [{ id, type, state: stateAfter(event, after) }] : [];
    });
    for (const { id, type } of changed) leave(id, type);
    for (const { id, type, state } of changed) {
      items.set(id, state);
      enter(id, type, state);
    }
    const [first] = changed;
    if (event.type === 'itemvault' && event.user_id !== null && first)
      finish(event.user_id, first.type, event.created_at);
  };

  return {
    items,
    saved,
    finishers,
    until: (end) => {
      for (let event = events[next]; event && event.created_at < end; event = events[next]) {
        replayEvent(event);
        next += 1;
      }
    },
  };
}

function stateAfter(event: RecordedEvent, after: RecordedEvent['after'][number]): ReplayedItem {
  return {
    ...after,
    place_id: after.location === 'dropped' ? event.place_id : null,
    used_in_item_id: after.location === 'mixed' ? event.primary_item : null,
  };
}
