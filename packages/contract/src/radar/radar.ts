import { z } from 'zod';
import { StartPoint } from '../plan/start.ts';
import { hasWholePoint, pointInAddress, WHOLE_POINT } from '../plan/ways.ts';
import { decimalInAddress } from '../protocol/decimal-in-address.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { CategoryId, inAddress, PlaceId } from '../protocol/ids.ts';
import { PageNumber, Paging } from '../protocol/paging.ts';
import { QueryMistake } from '../search/query-answer.ts';
import { QueryText } from '../search/search.ts';
import { FoundNumber, NumberClass } from '../search/search-results.ts';
import { SwapPlayer } from '../swaps/ring.ts';
import { radarAddresses } from './radar.addresses.ts';
import { DEFAULT_KM, FINDS_PER_PAGE, MOST_KM, MOST_PINS, RADAR_GAINS, RADAR_ORDERS } from './radar-rules.ts';

export const RadarFind = FoundNumber.extend({
  beats: z.union([z.literal('missing'), z.number().int()]).meta({
    description: '`missing` where the player lacks the type, else the saved number that it beats.',
    example: 1204,
  }),
  gain: z.enum(RADAR_GAINS).meta({
    description: 'What it is worth to the player, from the most to the least.',
    example: 'class',
  }),
  set_gaps: z.number().int().meta({
    description: 'How many item types of its set the player lacks, this one included.',
    example: 4,
  }),
  is_new: z.boolean().meta({ description: 'Whether its type is among the newest.', example: false }),
  owner_face: SwapPlayer.nullable().meta({
    description: 'The seller, or the friend who carries it; null at a place.',
    example: null,
  }),
  like_it: z.number().int().meta({
    description: 'How many of the type that player or place has for the player, this one included.',
    example: 1,
  }),
}).meta({ id: 'RadarFind', description: 'A number that a player lacks, or that beats their own.' });
export type RadarFind = z.infer<typeof RadarFind>;

export const RadarPlace = z
  .object({
    id: PlaceId,
    name: z.string().meta({ description: 'Its name.', example: 'Garden Museum' }),
    city: z.string().meta({ description: 'The city it is in.', example: 'London' }),
    category_id: CategoryId,
    category_name: z.string().meta({ description: 'The name of its category.', example: 'Museum' }),
    lat: z.number().meta({ description: 'Its latitude.', example: 51.4951 }),
    lng: z.number().meta({ description: 'Its longitude.', example: -0.1205 }),
    distance_m: z
      .number()
      .int()
      .meta({ description: 'How far it is from the point, in metres.', example: 450 }),
    finds: z.number().int().meta({ description: 'How many finds lie there.', example: 1 }),
    best: z
      .object({
        item_type_id: FoundNumber.shape.item_type_id,
        name: FoundNumber.shape.name,
        number: FoundNumber.shape.number,
        class: NumberClass,
        hue: FoundNumber.shape.hue,
        image_key: FoundNumber.shape.image_key,
        image_url_50: FoundNumber.shape.image_url_50,
        gain: RadarFind.shape.gain,
      })
      .meta({ id: 'RadarBest', description: 'The best find at a place.' })
      .nullable()
      .meta({ description: 'The best find there; null where nothing is for the player.' }),
  })
  .meta({ id: 'RadarPlace', description: 'A place on the radar.' });
export type RadarPlace = z.infer<typeof RadarPlace>;

export const RadarCity = z
  .object({
    name: z.string().meta({ description: 'The name of the city.', example: 'London' }),
    lat: z.number().meta({ description: 'The latitude of the last place there.', example: 51.5138 }),
    lng: z.number().meta({ description: 'The longitude of the last place there.', example: -0.1402 }),
    finds: z.number().int().meta({ description: 'How many finds lie there.', example: 14 }),
    best: RadarPlace.shape.best,
  })
  .meta({ id: 'RadarCity', description: 'A city where the player has been lately.' });
export type RadarCity = z.infer<typeof RadarCity>;

const whereList = ['places', 'market', 'friends'] as const;

export const readRadar = {
  ...radarAddresses.readRadar,
  feature: 'radar',
  access: 'player',
  scope: 'read',
  cost: 'search',
  summary:
    'What the player lacks, or what beats a saved number: at places around a point, on the Market, with friends.',
  description:
    'Without a point only the Market and friends are searched, and `cities` says where the player has been lately. `at` names a point in words.',
  query: z
    .object({
      ...pointInAddress,
      at: z
        .string()
        .trim()
        .min(1, 'must not be empty')
        .max(100, 'must have at most 100 characters')
        .optional()
        .meta({
          description: 'The name of a city or a place, in place of coordinates.',
          example: 'Helsinki',
        }),
      km: decimalInAddress(
        z.number().min(0.1, 'must be at least 0.1').max(MOST_KM, `must be at most ${MOST_KM}`),
        'must be a number, such as 2.5',
      )
        .default(DEFAULT_KM)
        .meta({ description: 'How far from the point, in kilometres.', example: DEFAULT_KM }),
      q: QueryText.optional().meta({
        description: 'Only what this query for numbers finds too.',
        example: 'class:dd',
      }),
      where: z
        .enum(whereList, { error: `must be one of ${whereList.join(', ')}` })
        .default('places')
        .meta({ description: 'Where to look.', example: 'places' }),
      gain: z
        .enum(['both', 'missing', 'lower'], { error: 'must be both, missing or lower' })
        .default('both')
        .meta({ description: 'Types that the player lacks, lower numbers, or both.', example: 'both' }),
      order: z
        .enum(RADAR_ORDERS, { error: `must be one of ${RADAR_ORDERS.join(', ')}` })
        .default('best')
        .meta({ description: 'The order of the results.', example: 'best' }),
      page: inAddress(PageNumber).default(1).meta({ description: 'The page, from 1.', example: 1 }),
    })
    .refine(hasWholePoint, WHOLE_POINT),
  response: z.object({
    results: z.array(RadarFind).meta({ description: `The finds, ${FINDS_PER_PAGE} a page.` }),
    paging: Paging.meta({ description: 'Which page this is.' }),
    counts: z
      .object({
        places: z.number().int().nullable().meta({
          description: 'How many finds lie within the radius; null without a point.',
          example: 14,
        }),
        market: z.number().int().meta({ description: 'How many are on the Market.', example: 6 }),
        friends: z.number().int().meta({ description: 'How many friends carry.', example: 9 }),
      })
      .meta({ id: 'RadarCounts', description: 'How many finds there are, by where they are.' })
      .meta({ description: 'How many finds there are on each tab.' }),
    friends: z.number().int().meta({ description: 'How many friends the player has.', example: 67 }),
    places: z.array(RadarPlace).meta({
      description: `The places within the radius, those with finds first, ${MOST_PINS} at most; empty unless places are searched.`,
    }),
    centre: StartPoint.nullable().meta({ description: 'The point; null without one.' }),
    cities: z
      .array(RadarCity)
      .meta({ description: 'Without a point: the cities where the player was last.', example: [] }),
    mistakes: z.array(QueryMistake).meta({ description: 'What is wrong with the query.', example: [] }),
    at: z.iso.datetime().meta({
      description: 'When it was looked up.',
      example: '2026-11-15T18:04:00.000Z',
    }),
  }),
} as const satisfies Endpoint;
