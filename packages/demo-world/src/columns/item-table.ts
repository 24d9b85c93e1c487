import { ITEM_LOCATIONS } from '@wallabee/contract/items/item-location';
import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { ItemsById } from '@wallabee/game/apply/in-memory-world';
import type { ItemState } from '@wallabee/game/state/item-state';
import { bytes, instants, wholes } from './column.ts';

/**
 * The items of a world in typed arrays: objects would take six times the memory. A read may make a new
 * object, so items are compared by id.
 */
export function createItemTable(): ItemsById {
  const columns = {
    type: wholes(),
    number: wholes(),
    variant: wholes(),
    location: bytes(),
    isLocked: bytes(),
    user: wholes(),
    place: wholes(),
    usedIn: wholes(),
    pickedUp: instants(),
    created: instants(),
    changed: instants(),
  };
  // What players carry is read most often, and is only a part of all items.
  const carried = new Map<ItemId, ItemState>();
  let size = 0;

  const read = (id: ItemId): ItemState => ({
    item_id: id,
    item_type_id: columns.type.at(id) as ItemTypeId,
    number: columns.number.at(id),
    // Shifted by one, since 0 stands for null and may be an id.
    variant_id: nullIfZero(columns.variant.at(id), (value) => value - 1),
    location: ITEM_LOCATIONS[columns.location.at(id)] ?? 'pouch',
    is_locked: columns.isLocked.at(id) === 1,
    user_id: nullIfZero(columns.user.at(id), (value) => value as PlayerId),
    place_id: nullIfZero(columns.place.at(id), (value) => value as PlaceId),
    used_in_item_id: nullIfZero(columns.usedIn.at(id), (value) => value as ItemId),
    picked_up_at: nullIfZero(columns.pickedUp.at(id), (value) => value),
    created_at: columns.created.at(id),
    changed_at: columns.changed.at(id),
  });
  return {
    get size() {
      return size;
    },
    has: (id) => columns.type.at(id) !== 0,
    get: (id) => carried.get(id) ?? (columns.type.at(id) === 0 ? undefined : read(id)),
    set: (id, item) => {
      if (columns.type.at(id) === 0) size += 1;
      if (item.location === 'pouch') carried.set(id, item);
      else carried.delete(id);
      columns.type.set(id, item.item_type_id);
      columns.number.set(id, item.number);
      columns.variant.set(id, item.variant_id === null ? 0 : item.variant_id + 1);
      columns.location.set(id, LOCATION_INDEX.get(item.location) ?? 0);
      columns.isLocked.set(id, item.is_locked ? 1 : 0);
      columns.user.set(id, item.user_id ?? 0);
      columns.place.set(id, item.place_id ?? 0);
      columns.usedIn.set(id, item.used_in_item_id ?? 0);
      columns.pickedUp.set(id, item.picked_up_at ?? 0);
      columns.created.set(id, item.created_at);
      columns.changed.set(id, item.changed_at);
    },
    *keys() {
      for (let id = 1; id <= size; id += 1) yield id as ItemId;
    },
    *values() {
      for (let id = 1; id <= size; id += 1) yield read(id as ItemId);
    },
  };
}

const LOCATION_INDEX: ReadonlyMap<string, number> = new Map(
  ITEM_LOCATIONS.map((location, index) => [location, index]),
);

function nullIfZero<Value>(value: number, toValue: (value: number) => Value): Value | null {
  return value === 0 ? null : toValue(value);
}
