import { prestigeColor } from '@wallabee/contract/items/prestige';
import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import type { PlayerSet, PlayerSetDetail, PlayerSetItem } from '@wallabee/contract/set-progress/set-progress';
import { NAMED_MISSING, setPercentage } from '@wallabee/contract/set-progress/set-progress-rules';
import { type CatalogueItem, type CatalogueSet, pictures } from '../catalogue/catalogue.public.ts';
import { itemSubject } from '../items/items.public.ts';
import type { Finish, SavedItem } from './set-progress.queries.ts';

export interface Collection<Saved = ReadonlyMap<ItemTypeId, SavedItem>> {
  saved: Saved;
  finished: ReadonlyMap<SetId, Finish>;
  now: Date;
}

export type SavedTypes = Pick<ReadonlySet<ItemTypeId>, 'has'>;

export function toPlayerSet(
  set: CatalogueSet,
  collection: Collection<SavedTypes>,
  apiUrl: string,
): PlayerSet {
  const now = collection.now.toISOString();
  const released = set.items.filter((item) => isReleased(item, now));
  const missing = released.filter(({ id }) => !collection.saved.has(id));
  const found = released.length - missing.length;
  const finish = collection.finished.get(set.id);
  const finishedAt = finish?.completed_at.toISOString();
  const percentage = setPercentage(found, released.length);
  return {
    id: set.id,
    name: set.name,
    hue: set.hue,
    image_key: set.image_key,
    ...pictures({ kind: 'set', id: set.id }, apiUrl),
    percentage,
    number: finish?.number ?? 0,
    numberinset: released.length,
    found,
    completed: percentage === 100,
    missing:
      missing.length <= NAMED_MISSING ? missing.map(({ id, name }) => ({ item_type_id: id, name })) : [],
    added_since: finishedAt ? missing.filter((item) => !isReleased(item, finishedAt)).length : 0,
  };
}

export function toPlayerSetDetail(
  set: CatalogueSet,
  collection: Collection,
  apiUrl: string,
): PlayerSetDetail {
  return {
    ...toPlayerSet(set, collection, apiUrl),
    description: set.description,
    items: set.items.map((item) => toPlayerSetItem(item, collection.saved.get(item.id), apiUrl)),
  };
}

function toPlayerSetItem(type: CatalogueItem, saved: SavedItem | undefined, apiUrl: string): PlayerSetItem {
  const variant_id = saved?.variant_id ?? null;
  return {
    item_type_id: type.id,
    name: type.name,
    formulas: type.formulas,
    retired: type.is_retired,
    hue: type.hue,
    number: saved?.number ?? 0,
    item_id: saved?.item_id ?? null,
    variant_id,
    prestige_color: prestigeColor(saved?.number ?? 0),
    image_key: type.image_key,
    ...pictures(itemSubject({ item_type_id: type.id, variant_id }), apiUrl),
  };
}

/** Instants of the catalogue compare as text, which saves parsing thousands of them. */
function isReleased({ released_at }: CatalogueItem, by: string): boolean {
  return released_at !== null && released_at <= by;
}
