import { prestigeColor } from '@wallabee/contract/items/prestige';
import type { SetId } from '@wallabee/contract/protocol/ids';
import type { PlayerSet, PlayerSetItem } from '@wallabee/contract/set-progress/set-progress';
import {
  type Catalogue,
  type CatalogueItem,
  type CatalogueSet,
  pictures,
} from '../catalogue/catalogue.public.ts';
import { itemSubject } from '../items/items.public.ts';

/** What the answers of all players say of a set, so that it is computed once per catalogue. */
export interface SetPieces {
  set: CatalogueSet;
  fields: SetFields;
  /** Its items as a player sees them who has none. */
  missing: readonly PlayerSetItem[];
  releasedBy(instant: string): readonly CatalogueItem[];
}

type SetFields = Pick<
  PlayerSet,
  'id' | 'name' | 'hue' | 'image_key' | 'image_url_50' | 'image_url_100' | 'image_url_200'
>;

export function setPiecesOf({ sets }: Catalogue, apiUrl: string): ReadonlyMap<SetId, SetPieces> {
  return new Map([...sets].map(([id, set]) => [id, toPieces(set, apiUrl)]));
}

function toPieces(set: CatalogueSet, apiUrl: string): SetPieces {
  const { id, name, hue, image_key } = set;
  return {
    set,
    fields: { id, name, hue, image_key, ...pictures({ kind: 'set', id }, apiUrl) },
    missing: set.items.map((item) => toMissingItem(item, apiUrl)),
    releasedBy: releasesOf(set),
  };
}

function toMissingItem(type: CatalogueItem, apiUrl: string): PlayerSetItem {
  return {
    item_type_id: type.id,
    name: type.name,
    formulas: type.formulas,
    retired: type.is_retired,
    hue: type.hue,
    number: 0,
    item_id: null,
    variant_id: null,
    prestige_color: prestigeColor(0),
    image_key: type.image_key,
    ...pictures(itemSubject({ item_type_id: type.id, variant_id: null }), apiUrl),
  };
}

/** The released items stay the same until the next release, so they are not chosen for every answer. */
function releasesOf({ items }: CatalogueSet): SetPieces['releasedBy'] {
  const instants = items.flatMap(({ released_at }) => released_at ?? []).sort();
  const chosen = new Map<number, readonly CatalogueItem[]>();
  return (instant) => {
    const count = instants.findLastIndex((at) => at <= instant) + 1;
    const known = chosen.get(count) ?? items.filter((item) => isReleased(item, instant));
    chosen.set(count, known);
    return known;
  };
}

/** Instants of the catalogue compare as text, which saves parsing thousands of them. */
export function isReleased({ released_at }: CatalogueItem, by: string): boolean {
  return released_at !== null && released_at <= by;
}
