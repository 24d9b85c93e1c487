import { z } from 'zod';
import { ItemStatusWord } from '../items/item.ts';
import { PrestigeColor } from '../items/prestige.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { CategoryId, ItemId, ItemTypeId, inAddress, PlaceId, PlayerId, SetId } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { placeAddresses } from './places.addresses.ts';

const pictures = {
  image_key: z.string(),
  image_url_50: z.string(),
  image_url_100: z.string(),
  image_url_200: z.string(),
};

export const PlaceSummary = z.object({
  id: PlaceId,
  name: z.string(),
  city: z.string(),
  lat: z.number(),
  lng: z.number(),
  /** Maximum distance for foraging and dropping, in metres. */
  radius: z.number().int(),
  item_count: z.number().int(),
  category_id: CategoryId,
  hue: z.number().int(),
  ...pictures,
});
export type PlaceSummary = z.infer<typeof PlaceSummary>;

export const Place = PlaceSummary.extend({
  category_name: z.string(),
  category_group: z.string(),
  max_items: z.number().int(),
  people_count: z.number().int(),
});
export type Place = z.infer<typeof Place>;

/** Without dates, which are private. */
export const PlaceVisitor = z.object({
  id: PlayerId,
  name: z.string(),
  image_key: z.string(),
  image_url_50: z.string(),
});
export type PlaceVisitor = z.infer<typeof PlaceVisitor>;

export const PlaceItem = z.object({
  id: ItemId,
  item_id: ItemId,
  item_type_id: ItemTypeId,
  number: z.number().int(),
  name: z.string(),
  set_id: SetId,
  set_name: z.string(),
  variant_id: z.number().int().nullable(),
  hue: z.number().int(),
  status: ItemStatusWord,
  prestige_color: PrestigeColor,
  /** The player who locked it; null where anybody may take it. */
  user_id: PlayerId.nullable(),
  username: z.string().nullable(),
  user_name: z.string().nullable().describe('The name that pages show of the player who locked it.'),
  ...pictures,
});
export type PlaceItem = z.infer<typeof PlaceItem>;

const place = { feature: 'places', access: 'key' } as const;
const params = z.object({ placeId: inAddress(PlaceId) });

export const readPlace = {
  ...place,
  ...placeAddresses.readPlace,
  summary: 'One place.',
  params,
  response: Place,
} as const satisfies Endpoint;

export const VISITOR_LIMIT = 200;

export const listPlaceVisitors = {
  ...place,
  ...placeAddresses.listPlaceVisitors,
  summary: `Who has been at a place, the latest ${VISITOR_LIMIT} first.`,
  params,
  response: z.object({ people: z.array(PlaceVisitor) }),
} as const satisfies Endpoint;

export const listPlaceItems = {
  ...place,
  ...placeAddresses.listPlaceItems,
  summary: 'What has been dropped at a place, and by whom it is locked.',
  params,
  response: z.object({ items: z.array(PlaceItem) }),
} as const satisfies Endpoint;

/** More would make the page long and its map unreadable. */
export const CATEGORY_PLACES_PAGE_SIZE = 20;
export const ITEMS_OF_LISTED_PLACE = 6;

export const CategoryPlace = PlaceSummary.extend({
  max_items: z.number().int().describe('How many items the place can hold.'),
  items: z
    .array(PlaceItem)
    .describe(`What lies there, the latest ${ITEMS_OF_LISTED_PLACE} first; item_count counts all of it.`),
});
export type CategoryPlace = z.infer<typeof CategoryPlace>;

export const listCategoryPlaces = {
  ...place,
  ...placeAddresses.listCategoryPlaces,
  summary: `The places of a category and what lies there, the fullest first, ${CATEGORY_PLACES_PAGE_SIZE} to a page; pages count from 1.`,
  params: z.object({ categoryId: inAddress(CategoryId) }),
  query: z.object({ page: inAddress(PageNumber).default(1).describe('The page, counted from 1.') }),
  response: z.object({
    paging: Paging.describe('Which page this is, and how many there are.'),
    places: z.array(CategoryPlace).describe('The places of this page.'),
  }),
} as const satisfies Endpoint;

export const NEAREST_PLACES = 50;

const Latitude = z.number().min(-90, 'must be at least -90').max(90, 'must be at most 90');
const Longitude = z.number().min(-180, 'must be at least -180').max(180, 'must be at most 180');

export const NearbyPlace = PlaceSummary.extend({
  distance: z.number().int(),
});
export type NearbyPlace = z.infer<typeof NearbyPlace>;

export const listNearestPlaces = {
  ...place,
  ...placeAddresses.listNearestPlaces,
  summary: `The ${NEAREST_PLACES} places nearest to a point, nearest first.`,
  query: z.object({ lat: degreesInAddress(Latitude), lng: degreesInAddress(Longitude) }),
  response: z.object({ places: z.array(NearbyPlace) }),
} as const satisfies Endpoint;

/** `Number('')` and `Number(' 7 ')` succeed, but are no coordinates. */
function degreesInAddress<Degrees extends z.ZodType<unknown, number>>(schema: Degrees) {
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'must be degrees, such as 51.5')
    .transform(Number)
    .pipe(schema);
}
