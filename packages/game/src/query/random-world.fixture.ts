import { ITEM_LOCATIONS, type ItemLocation } from '@wallabee/contract/items/item-location';
import {
  CategoryId,
  GenerationId,
  ItemTypeId,
  PlaceId,
  PlayerId,
  SetId,
  StoreId,
} from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import type { NumberFacts } from './number-facts.ts';
import type { QueriedType } from './query-context.ts';

/** A small world as the tables of the game allow it. */
export interface RandomWorld {
  readonly now: number;
  readonly types: readonly WorldType[];
  readonly numbers: readonly NumberFacts[];
  readonly players: typeof PLAYERS;
  readonly places: typeof PLACES;
  readonly sets: typeof SETS;
  readonly stores: typeof STORES;
  readonly categories: typeof CATEGORIES;
  readonly viewer: { readonly id: PlayerId; readonly friends: readonly PlayerId[] };
}

export interface WorldType extends QueriedType {
  readonly name: string;
  readonly designer: string | null;
}

export const WORLD_NOW = Date.parse('2026-11-17T12:00:00Z');
const DAY = 86_400_000;

export const SETS = [
  { id: 1, gen_id: 1, name: 'Up the Attic Ladder' },
  { id: 2, gen_id: 1, name: 'Before the Shutters Go Up' },
  { id: 3, gen_id: 2, name: 'Property of the Cat' },
  { id: 25, gen_id: 100, name: 'Uniques' },
] as const;
export const STORES = [
  { id: 1, name: 'Corner Shop' },
  { id: 2, name: 'Harbour Store' },
] as const;
export const CATEGORIES = [
  { id: 1, name: 'Museum' },
  { id: 2, name: 'Bakery' },
  { id: 3, name: 'Park' },
] as const;
export const PLAYERS = [
  { id: 1, name: 'Robin Demo' },
  { id: 2, name: 'Fenna' },
  { id: 3, name: 'Hassan Mishra' },
  { id: 4, name: 'Fenna' },
] as const;
export const PLACES = [
  { id: 1, name: 'Liberty', city: 'London', category_id: 3, lat: 51.5138, lng: -0.1402 },
  { id: 2, name: 'Borough Market', city: 'London', category_id: 2, lat: 51.5055, lng: -0.0905 },
  { id: 3, name: 'Writers Museum', city: 'Edinburgh', category_id: 1, lat: 55.9497, lng: -3.1937 },
  { id: 4, name: 'Suva Museum', city: 'Suva', category_id: 1, lat: -18.149, lng: 178.4247 },
] as const;
const NAMES = 'Fog Bell,Long Cord,Box Marked Misc,Yeti,Bulb on a Long Cord,Great Lens,Tin Cup,Route 42'.split(
  ',',
);
const DESIGNERS = [null, 'Nell Padgett', 'Odile Fenner'];

export function randomWorlds(): fc.Arbitrary<RandomWorld> {
  return fc
    .tuple(...NAMES.map((name, index) => randomType(ItemTypeId.parse(index + 1), name)))
    .chain((types) =>
      fc.tuple(...types.map(randomNumbers)).map((numbers) => ({
        now: WORLD_NOW,
        types: withLinks(types),
        numbers: oncePerPlayer(numbers.flat()),
        players: PLAYERS,
        places: PLACES,
        sets: SETS,
        stores: STORES,
        categories: CATEGORIES,
        viewer: { id: PlayerId.parse(1), friends: [PlayerId.parse(2), PlayerId.parse(3)] },
      })),
    );
}

function randomType(id: ItemTypeId, name: string): fc.Arbitrary<WorldType> {
  return fc
    .record({
      set: fc.constantFrom(...SETS),
      isUndiscovered: fc.nat(6).map((chance) => chance === 0),
      released: fc.integer({ min: Date.parse('2012-01-01'), max: WORLD_NOW - DAY }),
      is_retired: fc.boolean(),
      is_one_of_a_kind: fc.boolean(),
      designer: fc.constantFrom(...DESIGNERS),
      store_cost: fc.option(fc.integer({ min: 1, max: 300 })),
      stores: fc.subarray(STORES.map((store) => StoreId.parse(store.id))),
      market_buy_now: fc.boolean(),
      categories: fc.subarray(CATEGORIES.map((category) => CategoryId.parse(category.id))),
      has_variants: fc.boolean(),
      isContainer: fc.boolean(),
      isMixed: fc.boolean(),
      issued: fc.integer({ min: 0, max: 30 }),
    })
    .map(({ set, isUndiscovered, released, isContainer, isMixed, ...facts }) => ({
      ...facts,
      id,
      name: isUndiscovered ? '?' : name,
      set_id: SetId.parse(set.id),
      gen_id: GenerationId.parse(set.gen_id),
      kind: set.id === 25 ? 'player' : 'wallabee',
      is_undiscovered: isUndiscovered,
      released_at: isUndiscovered ? null : released,
      locations: [],
      formulas: isMixed ? [[ItemTypeId.parse(1), ItemTypeId.parse(2)] as const] : [],
      special_components: [],
      contains: isContainer ? [ItemTypeId.parse(3)] : [],
    }));
}

function randomNumbers(type: WorldType): fc.Arbitrary<NumberFacts[]> {
  return fc.tuple(...Array.from({ length: type.issued }, (_, index) => randomNumber(type, index + 1)));
}

function randomNumber(type: WorldType, number: number): fc.Arbitrary<NumberFacts> {
  return fc
    .record({
      location: fc.constantFrom<ItemLocation>(...ITEM_LOCATIONS, 'pouch', 'saved', 'dropped'),
      isLocked: fc.boolean(),
      player: fc.constantFrom(...PLAYERS),
      place: fc.constantFrom(...PLACES),
      price: fc.option(fc.integer({ min: 1, max: 500 })),
      created: fc.integer({ min: Date.parse('2012-01-01'), max: WORLD_NOW - DAY }),
      age: fc.integer({ min: 0, max: 4_000 * DAY }),
      moves: fc.integer({ min: 1, max: 12 }),
      hands: fc.integer({ min: 1, max: PLAYERS.length }),
    })
    .map(({ location, isLocked, player, place, price, created, age, moves, hands }) => {
      const is_locked = location === 'lockbox' || (isLocked && ['pouch', 'dropped'].includes(location));
      const isHeld = ['pouch', 'saved', 'lockbox'].includes(location);
      return {
        item_type_id: type.id,
        number,
        location,
        is_locked,
        is_hidden: type.is_undiscovered,
        owner_id: isHeld || (location === 'dropped' && is_locked) ? PlayerId.parse(player.id) : null,
        place_id: location === 'dropped' ? PlaceId.parse(place.id) : null,
        price: location === 'pouch' && !is_locked ? price : null,
        created_at: created,
        moved_at: Math.min(WORLD_NOW, created + age),
        moves: Math.max(moves, hands),
        hands,
      };
    });
}

/** A player saves one number of a type; any other is in the pouch. */
function oncePerPlayer(numbers: readonly NumberFacts[]): NumberFacts[] {
  const saved = new Set<string>();
  return numbers.map((facts) => {
    const key = `${facts.owner_id} ${facts.item_type_id}`;
    if (facts.location !== 'saved') return facts;
    if (saved.has(key)) return { ...facts, location: 'pouch' };
    saved.add(key);
    return facts;
  });
}

/** A special mix, so that every kind of making occurs. */
function withLinks(types: readonly WorldType[]): WorldType[] {
  return types.map((type, index) =>
    index === types.length - 1 ? { ...type, special_components: [ItemTypeId.parse(4)] } : type,
  );
}
