import { z } from 'zod';
import { ItemStatusWord } from '../items/item.ts';
import { itemNumber, itemTypeName, setName, variant } from '../items/item-fields.ts';
import { PrestigeColor } from '../items/prestige.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Hue, ImageKey, picturesOf, pictureUrl } from '../protocol/fields.ts';
import { CategoryId, ItemId, ItemTypeId, inAddress, PlaceId, PlayerId, SetId } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { placeAddresses } from './places.addresses.ts';
import { LatitudeInAddress, LongitudeInAddress } from './point-in-address.ts';

const pictures = picturesOf({ kind: 'place', id: 1 });
const degrees = (description: string, example: number) => z.number().meta({ description, example });

export const PlaceSummary = z
  .object({
    id: PlaceId,
    name: z.string().meta({ description: 'Its name.', example: 'Liberty' }),
    city: z.string().meta({ description: 'The city it is in.', example: 'London' }),
    lat: degrees('Its latitude in degrees, north of the equator above 0.', 51.5138),
    lng: degrees('Its longitude in degrees, east of Greenwich above 0.', -0.1402),
    radius: z
      .number()
      .int()
      .meta({ description: 'The greatest distance for foraging and dropping, in metres.', example: 75 }),
    item_count: z.number().int().meta({ description: 'How many items lie there.', example: 20 }),
    category_id: CategoryId.meta({ example: 56 }),
    hue: Hue,
    ...pictures,
  })
  .meta({ id: 'PlaceSummary', description: 'A real place.' });
export type PlaceSummary = z.infer<typeof PlaceSummary>;

export const Place = PlaceSummary.extend({
  category_name: z.string().meta({ description: 'The name of its category.', example: 'Clothes Shop' }),
  category_group: z
    .string()
    .meta({ description: 'The group of its category, as it is written in addresses.', example: 'shopping' }),
  max_items: z.number().int().meta({ description: 'How many items may lie there at most.', example: 30 }),
  people_count: z.number().int().meta({ description: 'How many players have been there.', example: 24 }),
}).meta({ id: 'Place', description: 'A real place, with its category.' });
export type Place = z.infer<typeof Place>;

/** Without dates, which are private. */
export const PlaceVisitor = z
  .object({
    id: PlayerId,
    name: z.string().meta({ description: 'The display name of the player.', example: 'Robin Demo' }),
    image_key: ImageKey,
    image_url_50: pictureUrl({ kind: 'player', id: 3 }, 50),
  })
  .meta({ id: 'PlaceVisitor', description: 'A player who has been at a place.' });
export type PlaceVisitor = z.infer<typeof PlaceVisitor>;

export const PlaceItem = z
  .object({
    id: ItemId.meta({ description: 'The same as `item_id`.' }),
    item_id: ItemId,
    item_type_id: ItemTypeId,
    number: itemNumber,
    name: itemTypeName,
    set_id: SetId,
    set_name: setName,
    variant_id: variant.variant_id,
    hue: Hue,
    status: ItemStatusWord,
    prestige_color: PrestigeColor,
    user_id: PlayerId.nullable().meta({
      description: 'The player who locked it; null where anybody may take it.',
      example: null,
    }),
    username: z.string().nullable().meta({
      description: 'The username of that player; null where anybody may take it.',
      example: null,
    }),
    user_name: z.string().nullable().meta({
      description: 'The display name of that player; null where anybody may take it.',
      example: null,
    }),
    ...picturesOf({ kind: 'item', id: 109 }),
  })
  .meta({ id: 'PlaceItem', description: 'An item that lies at a place.' });
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
  response: z.object({ people: z.array(PlaceVisitor).meta({ description: 'The players.' }) }),
} as const satisfies Endpoint;

export const listPlaceItems = {
  ...place,
  ...placeAddresses.listPlaceItems,
  summary: 'What has been dropped at a place, and by whom it is locked.',
  params,
  response: z.object({ items: z.array(PlaceItem).meta({ description: 'The items.' }) }),
} as const satisfies Endpoint;

/** More would make the page long and its map unreadable. */
export const CATEGORY_PLACES_PAGE_SIZE = 10;
export const ITEMS_OF_LISTED_PLACE = 6;

export const CategoryPlace = PlaceSummary.extend({
  max_items: Place.shape.max_items,
  items: z
    .array(PlaceItem)
    .describe(`What lies there, the latest ${ITEMS_OF_LISTED_PLACE} first; item_count counts all of it.`),
}).meta({ id: 'CategoryPlace', description: 'A place, and what lies there.' });
export type CategoryPlace = z.infer<typeof CategoryPlace>;

export const listCategoryPlaces = {
  ...place,
  ...placeAddresses.listCategoryPlaces,
  summary: `The places of a category and what lies there, the fullest first, ${CATEGORY_PLACES_PAGE_SIZE} to a page; pages count from 1.`,
  params: z.object({ categoryId: inAddress(CategoryId) }),
  query: z.object({ page: inAddress(PageNumber).default(1) }),
  response: z.object({
    paging: Paging.describe('Which page this is, and how many there are.'),
    places: z.array(CategoryPlace).describe('The places of this page.'),
  }),
} as const satisfies Endpoint;

export const NEAREST_PLACES = 50;

export const NearbyPlace = PlaceSummary.extend({
  distance: z.number().int().meta({ description: 'How far it is from the point, in metres.', example: 1136 }),
}).meta({ id: 'NearbyPlace', description: 'A place, and how far it is.' });
export type NearbyPlace = z.infer<typeof NearbyPlace>;

export const listNearestPlaces = {
  ...place,
  ...placeAddresses.listNearestPlaces,
  summary: `The ${NEAREST_PLACES} places nearest to a point, nearest first.`,
  query: z.object({ lat: LatitudeInAddress, lng: LongitudeInAddress }),
  response: z.object({ places: z.array(NearbyPlace).meta({ description: 'The places.' }) }),
} as const satisfies Endpoint;
