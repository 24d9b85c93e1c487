import type { ArtSubject } from '@wallabee/contract/art/art-address';
import type { Item } from '@wallabee/contract/items/item';
import { statusWord } from '@wallabee/contract/items/item-rules';
import { prestigeColor } from '@wallabee/contract/items/prestige';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { type Catalogue, type CatalogueItem, pictures } from '../catalogue/catalogue.public.ts';
import type { StoredItem } from './items.queries.ts';

interface ItemSurroundings {
  catalogue: Catalogue;
  type: CatalogueItem;
  totalIssued: number;
  apiUrl: string;
}

type Whereabouts = Pick<StoredItem, 'user' | 'place' | 'used_in'>;

type ShownItem = Omit<StoredItem, 'location'> & Pick<Item, 'location'>;

export function toItem(item: StoredItem, { catalogue, type, totalIssued, apiUrl }: ItemSurroundings): Item {
  const { item_id, item_type_id, number, variant_id, location, ...shown } = isUndiscovered(type)
    ? hidden(item)
    : item;
  return {
    item_id,
    item_type_id,
    number,
    name: type.name,
    set_id: type.set_id,
    set_name: catalogue.sets.get(type.set_id)?.name ?? '',
    hue: type.hue,
    variant_id,
    variant_name: type.variants.find((variant) => variant.variant_id === variant_id)?.name ?? null,
    location,
    status: statusWord({ ...shown, location }),
    saved: location === 'saved',
    mixing_pool: location === 'mixing_pool',
    ...whoAndWhere(shown, catalogue, apiUrl),
    prestige_color: prestigeColor(number),
    total_issued: totalIssued,
    retired: type.is_retired,
    image_key: type.image_key,
    ...pictures(itemSubject({ item_type_id, variant_id }), apiUrl),
    created_at: shown.created_at,
  };
}

/** Like a search result: neither owner, place nor history. */
function hidden({ item_id, item_type_id, number }: StoredItem): ShownItem {
  return {
    item_id,
    item_type_id,
    number,
    variant_id: null,
    location: 'hidden',
    is_locked: false,
    user: null,
    place: null,
    used_in: null,
    created_at: NO_DATE,
  };
}

/** Existing programs expect a date here, so it cannot be null. */
const NO_DATE = '1970-01-01T00:00:00.000Z';

export function itemSubject(item: Pick<StoredItem, 'item_type_id' | 'variant_id'>): ArtSubject {
  const { item_type_id, variant_id } = item;
  return { kind: 'item', id: variant_id === null ? item_type_id : `${item_type_id}.${variant_id}` };
}

function whoAndWhere({ user, place, used_in }: Whereabouts, { items }: Catalogue, apiUrl: string) {
  return {
    user_id: user?.id ?? null,
    user: user && { ...user, image_url: pictures({ kind: 'player', id: user.id }, apiUrl).image_url_100 },
    place_id: place?.id ?? null,
    place: place && { ...place, image_url: pictures({ kind: 'place', id: place.id }, apiUrl).image_url_100 },
    used_in_mix: used_in?.item_id ?? null,
    used_in: used_in && { ...used_in, name: items.get(used_in.item_type_id)?.name ?? '' },
  };
}
