import { statusWord } from '@wallabee/contract/items/item-rules';
import { prestigeColor } from '@wallabee/contract/items/prestige';
import type {
  CategoryPlace,
  Place,
  PlaceItem,
  PlaceSummary,
  PlaceVisitor,
} from '@wallabee/contract/places/place';
import { placeHue, placeImageKey, playerImageKey } from '../art/art.public.ts';
import { type Catalogue, pictures } from '../catalogue/catalogue.public.ts';
import type { DroppedItem } from './drops.queries.ts';
import type { StoredPlace, StoredVisitor } from './places.queries.ts';

interface ViewContext {
  catalogue: Catalogue;
  apiUrl: string;
}

export function toPlaceSummary(place: StoredPlace, { catalogue, apiUrl }: ViewContext): PlaceSummary {
  const { id, name, city, lat, lng, radius, item_count, category_id } = place;
  const icon = catalogue.categories.get(category_id)?.icon ?? '';
  return {
    id,
    name,
    city,
    lat,
    lng,
    radius,
    item_count,
    category_id,
    hue: placeHue(id),
    image_key: placeImageKey({ id, icon }),
    ...pictures({ kind: 'place', id }, apiUrl),
  };
}

export function toPlace(place: StoredPlace, context: ViewContext): Place {
  const category = context.catalogue.categories.get(place.category_id);
  return {
    ...toPlaceSummary(place, context),
    category_name: category?.name ?? '',
    category_group: category?.group_slug ?? '',
    max_items: place.max_items,
    people_count: place.people_count,
  };
}

export function toCategoryPlace(
  place: StoredPlace,
  items: readonly DroppedItem[],
  context: ViewContext,
): CategoryPlace {
  return {
    ...toPlaceSummary(place, context),
    max_items: place.max_items,
    items: items.flatMap((item) => toPlaceItem(item, context)),
  };
}

export function toVisitor(visitor: StoredVisitor, apiUrl: string): PlaceVisitor {
  const { id, name } = visitor;
  return {
    id,
    name,
    image_key: playerImageKey(visitor),
    image_url_50: pictures({ kind: 'player', id }, apiUrl).image_url_50,
  };
}

/** Returns undefined until this process has loaded a catalogue that contains the type. */
export function toPlaceItem(item: DroppedItem, { catalogue, apiUrl }: ViewContext): PlaceItem[] {
  const { item_id, item_type_id, number, variant_id, is_locked, locked_by } = item;
  const type = catalogue.items.get(item_type_id);
  if (!type) return [];
  const id = variant_id === null ? item_type_id : `${item_type_id}.${variant_id}`;
  return [
    {
      id: item_id,
      item_id,
      item_type_id,
      number,
      name: type.name,
      set_id: type.set_id,
      set_name: catalogue.sets.get(type.set_id)?.name ?? '',
      variant_id,
      hue: type.hue,
      status: statusWord({ location: 'dropped', is_locked }),
      prestige_color: prestigeColor(number),
      user_id: locked_by?.id ?? null,
      username: locked_by?.username ?? null,
      user_name: locked_by?.name ?? null,
      image_key: type.image_key,
      ...pictures({ kind: 'item', id }, apiUrl),
    },
  ];
}
