import { prestigeColor } from '@wallabee/contract/items/prestige';
import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import type { PlayerSet, PlayerSetDetail, PlayerSetItem } from '@wallabee/contract/set-progress/set-progress';
import { NAMED_MISSING, setPercentage } from '@wallabee/contract/set-progress/set-progress-rules';
import { type Catalogue, pictures } from '../catalogue/catalogue.public.ts';
import { itemSubject } from '../items/items.public.ts';
import { isReleased, type SetPieces } from './set-pieces.ts';
import type { Finish, SavedItem } from './set-progress.queries.ts';

export interface Collection<Saved = ReadonlyMap<ItemTypeId, SavedItem>> {
  saved: Saved;
  finished: ReadonlyMap<SetId, Finish>;
  now: Date;
}

type Has = Pick<ReadonlySet<ItemTypeId>, 'has'>;

/** Counts what is saved, which is less than what exists, before it looks for what is missing. */
export function toPlayerSets(
  pieces: ReadonlyMap<SetId, SetPieces>,
  collection: Collection<ReadonlySet<ItemTypeId>>,
  catalogue: Catalogue,
): PlayerSet[] {
  const now = collection.now.toISOString();
  const found = new Map<SetId, number>();
  for (const id of collection.saved) {
    const type = catalogue.items.get(id);
    if (type && isReleased(type, now)) found.set(type.set_id, (found.get(type.set_id) ?? 0) + 1);
  }
  return [...pieces].map(([id, set]) => toPlayerSet(set, found.get(id) ?? 0, collection));
}

function toPlayerSet(
  { set, fields, releasedBy }: SetPieces,
  found: number,
  { saved, finished, now }: Collection<Has>,
): PlayerSet {
  const released = releasedBy(now.toISOString());
  const finish = finished.get(set.id);
  const isNamed = released.length - found <= NAMED_MISSING;
  const missing = isNamed || finish ? released.filter(({ id }) => !saved.has(id)) : [];
  const finishedAt = finish?.completed_at.toISOString();
  const percentage = setPercentage(found, released.length);
  return {
    ...fields,
    percentage,
    number: finish?.number ?? 0,
    numberinset: released.length,
    found,
    completed: percentage === 100,
    missing: isNamed ? missing.map(({ id, name }) => ({ item_type_id: id, name })) : [],
    added_since: finishedAt ? missing.filter((item) => !isReleased(item, finishedAt)).length : 0,
  };
}

export function toPlayerSetDetail(
  pieces: SetPieces,
  collection: Collection,
  apiUrl: string,
): PlayerSetDetail {
  const { saved, now } = collection;
  const found = pieces.releasedBy(now.toISOString()).filter(({ id }) => saved.has(id)).length;
  return {
    ...toPlayerSet(pieces, found, collection),
    description: pieces.set.description,
    items: pieces.missing.map((item) => {
      const own = saved.get(item.item_type_id);
      return own ? toSavedItem(item, own, apiUrl) : item;
    }),
  };
}

function toSavedItem(missing: PlayerSetItem, saved: SavedItem, apiUrl: string): PlayerSetItem {
  const { number, item_id, variant_id } = saved;
  const item = { ...missing, number, item_id, variant_id, prestige_color: prestigeColor(number) };
  if (variant_id === null) return item;
  return {
    ...item,
    ...pictures(itemSubject({ item_type_id: missing.item_type_id, variant_id }), apiUrl),
  };
}
