import { z } from 'zod';
import { OwnedItem } from '../actions/owned-item.ts';
import { ItemTypeCard } from '../items/item-type.ts';
import { LatitudeInAddress, LongitudeInAddress } from '../places/point-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { CategoryId, ItemTypeId, inAddress, PlaceId, PlayerId, StoreId } from '../protocol/ids.ts';
import { Ring, SwapNumber } from '../swaps/ring.ts';
import { planAddresses } from './plan.addresses.ts';
import { IMPOSSIBLE_REASONS, MOST_WALK_KM, WAY_KINDS } from './plan-costs.ts';
import { StartPoint } from './start.ts';

export const WayPlace = z
  .object({
    id: PlaceId,
    name: z.string().meta({ description: 'The name.', example: 'Liberty' }),
    city: z.string().meta({ description: 'The city it is in.', example: 'London' }),
    category_id: CategoryId,
    category_name: z.string().meta({ description: 'The name of its category.', example: 'Clothes Shop' }),
    lat: z.number().meta({ description: 'Its latitude.', example: 51.5138 }),
    lng: z.number().meta({ description: 'Its longitude.', example: -0.1402 }),
    distance_m: z.number().int().nullable().meta({
      description: 'How far it is from the start, in metres; null without a start.',
      example: 400,
    }),
  })
  .meta({ id: 'WayPlace', description: 'A place where an item lies or is foraged.' });
export type WayPlace = z.infer<typeof WayPlace>;

export const honeycombs = z.number().int().meta({ description: 'What it costs in honeycombs.', example: 85 });
export const minutes = z.number().meta({ description: 'The effort in minutes.', example: 9.6 });

const WayPart = z
  .object({
    item: ItemTypeCard.meta({ description: 'The item type that goes into the mix.' }),
    held: SwapNumber.nullable().meta({
      description: 'The item in the pouch that would be used; null where it has to be got first.',
      example: null,
    }),
    is_spare: z.boolean().meta({
      description: 'Whether a better number of what is held is saved already.',
      example: false,
    }),
    kind: z
      .enum(WAY_KINDS)
      .meta({ description: 'The cheapest way to it; `none` where there is none.', example: 'store' }),
    honeycombs,
    minutes,
  })
  .meta({ id: 'WayPart', description: 'One of the two parts of a mix.' });
export type WayPart = z.infer<typeof WayPart>;

export const Way = z
  .object({
    key: z.string().meta({
      description: 'Names the way in `use` of a plan; the same as long as the way exists.',
      example: 'market:12',
    }),
    kind: z.enum(WAY_KINDS).meta({
      description:
        '`held`: in the pouch or lockbox. `place`: lies at a place. `market`: on the Market, where `item` is null for one of the stock of the Market. `none`: there is no way, and `reason` says why.',
      example: 'market',
    }),
    honeycombs,
    minutes: minutes.meta({
      description: 'The effort in minutes, with the walk there and back.',
      example: 9.6,
    }),
    is_certain: z.boolean().meta({
      description: 'False for what chance or a gift decides; a plan never counts on it.',
      example: true,
    }),
    is_far: z.boolean().meta({
      description: `Whether it needs a place more than ${MOST_WALK_KM} km from the start; a plan never counts on it.`,
      example: false,
    }),
    is_now: z.boolean().meta({
      description: 'Whether the player can do it on this site without going anywhere.',
      example: true,
    }),
    words: z.string().meta({
      description: 'The way in a sentence.',
      example: '#1,903 from Hanneke Vos, the cheapest of 6.',
    }),
    item: SwapNumber.nullable().meta({
      description: 'The numbered item that the player gets; null for a new one.',
    }),
    is_locked: z
      .boolean()
      .meta({ description: 'Whether the player has locked it and has to unlock it first.', example: false }),
    is_stashed: z.boolean().meta({
      description: 'Whether it is in the lockbox of the player and has to be taken out first.',
      example: false,
    }),
    place: WayPlace.nullable().meta({ description: 'Where it lies or is foraged; else null.' }),
    seller: z
      .object({
        id: PlayerId,
        name: z.string().meta({ description: 'The display name.', example: 'Hanneke Vos' }),
      })
      .meta({ id: 'Seller', description: 'The player who sells an item on the Market.' })
      .nullable()
      .meta({ description: 'Who sells it on the Market; else null.' }),
    stores: z
      .array(
        z
          .object({
            id: StoreId,
            name: z.string().meta({ description: 'The name of the store.', example: 'The Corner Oven' }),
          })
          .meta({ id: 'WayStore', description: 'A store that sells an item.' }),
      )
      .meta({ description: 'The stores that sell it.', example: [] }),
    parts: z.array(WayPart).meta({ description: 'The two parts of a mix; else empty.', example: [] }),
    ring: Ring.nullable().meta({ description: 'The swap ring; else null.', example: null }),
    container: ItemTypeCard.nullable().meta({ description: 'The container; else null.', example: null }),
    chance: z.number().int().nullable().meta({
      description: 'It is one of so many in the container; else null.',
      example: null,
    }),
    reason: z
      .enum(IMPOSSIBLE_REASONS)
      .nullable()
      .meta({ description: 'Why there is no way; else null.', example: null }),
  })
  .meta({ id: 'Way', description: 'A way for a player to get an item of a type.' });
export type Way = z.infer<typeof Way>;

export const pointInAddress = {
  lat: LatitudeInAddress.optional().meta({
    description:
      'The latitude of the start. Without it distances are measured from the last place of the player.',
    example: 51.5138,
  }),
  lng: LongitudeInAddress.optional().meta({ description: 'The longitude of the start.', example: -0.1402 }),
};

export const hasWholePoint = ({ lat, lng }: { lat?: unknown; lng?: unknown }) =>
  (lat === undefined) === (lng === undefined);
export const WHOLE_POINT = { error: 'and lng must come together', path: ['lat'] };

export const readWays = {
  ...planAddresses.readWays,
  feature: 'plan',
  access: 'player',
  scope: 'read',
  cost: 'search',
  summary: 'All ways for the player to get an item of a type, the cheapest first.',
  params: z.object({ itemTypeId: inAddress(ItemTypeId) }),
  query: z.object(pointInAddress).refine(hasWholePoint, WHOLE_POINT),
  response: z.object({
    item: ItemTypeCard.meta({ description: 'The item type.' }),
    saved_number: z.number().int().nullable().meta({
      description: 'The number that the player has saved; null where there is none.',
      example: null,
    }),
    own: z.array(OwnedItem).meta({
      description: 'The items of the type that the player has, the lowest numbers first.',
      example: [],
    }),
    ways: z.array(Way).meta({
      description: 'The ways. Where there is none, one of the kind `none` says why.',
    }),
    start: StartPoint.nullable().meta({
      description: 'Where distances are measured from; null where unknown.',
    }),
    at: z.iso.datetime().meta({
      description: 'When prices and places were looked up.',
      example: '2026-11-15T18:04:00.000Z',
    }),
  }),
} as const satisfies Endpoint;
