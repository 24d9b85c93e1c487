import type { LatestFind } from '@wallabee/contract/cabinet/cabinet';
import type { ProudNumber } from '@wallabee/contract/cabinet/proudest';
import type { Trophy } from '@wallabee/contract/cabinet/trophies';
import { proudReason } from '@wallabee/game/cabinet/proud-reason';
import { reasonWords } from '@wallabee/game/cabinet/proud-reason.strings';
import { type Catalogue, pictures } from '../catalogue/catalogue.public.ts';
import { itemSubject } from '../items/items.public.ts';
import type { StoredFind } from './cabinet.queries.ts';
import type { StoredProudNumber } from './proudest.queries.ts';
import type { StoredTrophy } from './trophies.queries.ts';

export interface Shown {
  catalogue: Catalogue;
  apiUrl: string;
}

/** Nothing until this process has loaded a catalogue that contains the type. */
export function toProudNumber(
  { isSaved, since, hands, metres, ...item }: StoredProudNumber,
  shown: Shown,
): ProudNumber | [] {
  const type = shown.catalogue.items.get(item.item_type_id);
  if (!type) return [];
  const reason = proudReason({ number: item.number, metres, hands, since: since.getUTCFullYear() });
  return {
    ...item,
    name: type.name,
    hue: type.hue,
    retired: type.is_retired,
    image_key: type.image_key,
    ...pictures(itemSubject(item), shown.apiUrl),
    why: reasonWords(reason, isSaved),
  };
}

export function toTrophy({ set_id, ...finish }: StoredTrophy, { catalogue, apiUrl }: Shown): Trophy | [] {
  const set = catalogue.sets.get(set_id);
  if (!set) return [];
  const { id, name, hue, image_key } = set;
  return { id, name, hue, image_key, ...pictures({ kind: 'set', id }, apiUrl), ...finish };
}

export function toFind(find: StoredFind, { catalogue, apiUrl }: Shown): LatestFind | [] {
  const type = catalogue.items.get(find.item_type_id);
  if (!type) return [];
  const { name, hue, image_key } = type;
  return { ...find, name, hue, image_key, ...pictures(itemSubject(find), apiUrl) };
}
