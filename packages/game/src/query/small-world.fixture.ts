import {
  CategoryId,
  GenerationId,
  ItemTypeId,
  PlaceId,
  PlayerId,
  SetId,
  StoreId,
} from '@wallabee/contract/protocol/ids';
import { bindQuery } from './bind-query.ts';
import type { NumberFacts } from './number-facts.ts';
import { parseQuery } from './parse-query.ts';
import type { QueryContext } from './query-context.ts';
import {
  CATEGORIES,
  PLACES,
  PLAYERS,
  type RandomWorld,
  SETS,
  STORES,
  type WorldType,
} from './random-world.fixture.ts';
import { contextIn } from './world-context.fixture.ts';

const type = (id: number) => ItemTypeId.parse(id);
const player = (id: number) => PlayerId.parse(id);
const at = (time: string) => Date.parse(time);

export const TYPES: WorldType[] = [
  aType(1, 'Fog Bell', {
    store_cost: 40,
    stores: [StoreId.parse(1)],
    designer: 'Nell Padgett',
    issued: 2_000,
  }),
  aType(2, 'Long Cord', {
    categories: [CategoryId.parse(1)],
    released_at: at('2026-11-01'),
    contains: [type(1)],
  }),
  aType(3, 'Yeti', {
    formulas: [[type(1), type(2)]],
    set_id: SetId.parse(2),
    is_retired: true,
    has_variants: true,
  }),
  aType(4, 'Route 42', {
    market_buy_now: true,
    special_components: [type(3)],
    gen_id: GenerationId.parse(2),
  }),
  aType(5, 'Teapot', {
    set_id: SetId.parse(25),
    kind: 'player',
    is_one_of_a_kind: true,
    locations: ['by the sea'],
  }),
  aType(6, '?', { is_undiscovered: true, released_at: null }),
  aType(7, 'Card', { set_id: SetId.parse(13), market_buy_now: true, issued: 0 }),
  aType(8, 'Badge', { set_id: SetId.parse(20) }),
];

export const NUMBERS: NumberFacts[] = [
  aNumber(1, 7, { location: 'saved', owner_id: player(1) }),
  aNumber(1, 42, { location: 'pouch', owner_id: player(2), price: 99 }),
  aNumber(1, 404, { location: 'pouch', owner_id: player(3), is_locked: true, hands: 3 }),
  aNumber(1, 1_987, { location: 'dropped', place_id: PlaceId.parse(1), moves: 9 }),
  aNumber(2, 1, { location: 'dropped', place_id: PlaceId.parse(3), owner_id: player(1), is_locked: true }),
  aNumber(2, 500, { location: 'mixing_pool', created_at: at('2012-05-05T12:00Z') }),
  aNumber(3, 11, { location: 'lockbox', owner_id: player(2), is_locked: true }),
  aNumber(3, 345, { location: 'recycle_center', moved_at: at('2026-11-17T09:00Z') }),
  aNumber(4, 2, { location: 'mixed' }),
  aNumber(4, 9, { location: 'saved', owner_id: player(1) }),
  aNumber(5, 10_000, { location: 'destroyed', moved_at: at('2026-11-01T09:00Z') }),
  aNumber(6, 12, { location: 'saved', owner_id: player(1), is_hidden: true, price: 5 }),
  aNumber(8, 3, { location: 'limbo' }),
  aNumber(8, 4, { location: 'unique_pool' }),
];

/** A world in which every field finds something and leaves something out. */
export const SMALL_WORLD: RandomWorld = {
  now: at('2026-11-17T12:00:00Z'),
  types: TYPES,
  numbers: NUMBERS,
  players: PLAYERS,
  places: PLACES,
  sets: SETS,
  stores: STORES,
  categories: CATEGORIES,
  viewer: { id: player(1), friends: [player(2), player(3)] },
};

export function bindInSmallWorld(text: string, viewer: QueryContext['viewer'] = SMALL_WORLD.viewer) {
  const parsed = parseQuery(text);
  return bindQuery(parsed, contextIn(SMALL_WORLD, parsed.tree, viewer));
}

/** Lines of a query, a colon and what it finds. */
export function rowsOf(table: string): [string, string][] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const end = row.search(/:(?: |$)/);
      return [row.slice(0, end), row.slice(end + 1).trim()];
    });
}

function aType(id: number, name: string, facts: Partial<WorldType>): WorldType {
  return {
    id: type(id),
    name,
    designer: null,
    set_id: SetId.parse(1),
    gen_id: GenerationId.parse(1),
    kind: 'wallabee',
    is_undiscovered: false,
    released_at: at('2012-02-03'),
    is_retired: false,
    is_one_of_a_kind: false,
    store_cost: null,
    stores: [],
    market_buy_now: false,
    categories: [],
    locations: [],
    formulas: [],
    special_components: [],
    contains: [],
    has_variants: false,
    issued: 100,
    ...facts,
  };
}

function aNumber(typeId: number, number: number, facts: Partial<NumberFacts>): NumberFacts {
  return {
    item_type_id: type(typeId),
    number,
    location: 'pouch',
    is_locked: false,
    is_hidden: false,
    owner_id: null,
    place_id: null,
    price: null,
    created_at: at('2016-01-01'),
    moved_at: at('2017-01-01'),
    moves: 1,
    hands: 1,
    ...facts,
  };
}
