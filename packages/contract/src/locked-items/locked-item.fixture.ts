import { ItemId, ItemTypeId, PlaceId, SetId } from '../protocol/ids.ts';
import type { LockedItem } from './locked-item.ts';

interface Named {
  id?: number;
  set_id?: number;
  place_id?: number | null;
}

export function aLockedItem({
  id = 1,
  set_id = 40,
  place_id = null,
  ...row
}: Partial<Omit<LockedItem, keyof Named>> & Named = {}): LockedItem {
  return {
    id: ItemId.parse(id),
    number: 1,
    name: 'Fog Bell',
    item_type_id: ItemTypeId.parse(7),
    variant_id: null,
    variant_name: null,
    set_id: SetId.parse(set_id),
    status: 'LOCKED',
    place_id: place_id === null ? null : PlaceId.parse(place_id),
    place_name: null,
    created_at: '2016-03-01T10:00:00.000Z',
    ...row,
  };
}
