import type { GiftableUnique } from '@wallabee/contract/gifts/gift';
import { RANDOM_VARIANT_ID, UNIQUE_SET_ID } from '@wallabee/contract/protocol/special-ids';
import { type CatalogueItem, pictures } from '../catalogue/catalogue.public.ts';
import { itemSubject } from '../items/items.public.ts';

export function isGiftable(type: CatalogueItem, { issued, now }: { issued: number; now: Date }): boolean {
  const { set_id, released_at, is_retired, is_one_of_a_kind } = type;
  if (set_id !== UNIQUE_SET_ID || released_at === null || new Date(released_at) > now) return false;
  return !is_retired && !(is_one_of_a_kind && issued > 0);
}

/** A unique without variants is listed once; others once for a random variant and once for each. */
export function toGiftables(type: CatalogueItem, apiUrl: string): GiftableUnique[] {
  if (type.variants.length === 0) return [toGiftable(type, NO_VARIANT, apiUrl)];
  return [BY_CHANCE, ...type.variants].map((variant) => toGiftable(type, variant, apiUrl));
}

interface Variant {
  variant_id: number | null;
  name: string | null;
}

const NO_VARIANT: Variant = { variant_id: null, name: null };
const BY_CHANCE: Variant = { variant_id: RANDOM_VARIANT_ID, name: 'Random' };

function toGiftable(type: CatalogueItem, { variant_id, name }: Variant, apiUrl: string): GiftableUnique {
  const drawn = variant_id === RANDOM_VARIANT_ID ? null : variant_id;
  return {
    id: type.id,
    item_name: type.name,
    variant_id,
    variant_name: name,
    hue: type.hue,
    image_key: type.image_key,
    ...pictures(itemSubject({ item_type_id: type.id, variant_id: drawn }), apiUrl),
  };
}
