import { placesWithin } from '@wallabee/contract/places/nearness';
import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { generationName } from '@wallabee/contract/sets/set-rules';
import fc from 'fast-check';
import { lookUpName } from './look-up-name.ts';
import { type FoundNames, type Lookup, lookupKey } from './lookups.ts';
import { nearFromText } from './near-value.ts';
import type { QueryContext } from './query-context.ts';
import { lookupsOf } from './query-lookups.ts';
import type { QueryTree } from './query-tree.ts';
import type { Vocabulary } from './random-query.fixture.ts';
import type { RandomWorld } from './random-world.fixture.ts';

/** The context of a query over a random world, with every name looked up in it. */
export function contextIn(
  world: RandomWorld,
  tree: QueryTree | null,
  viewer: QueryContext['viewer'] = world.viewer,
): QueryContext {
  return {
    types: new Map(world.types.map((type) => [type.id, type])),
    found: new Map(lookupsOf(tree).map((lookup) => [lookupKey(lookup), lookUpIn(world, lookup)])),
    viewer,
    saved: savedIn(world),
    now: world.now,
  };
}

/** Names that exist in the world, and a few that do not. */
export function vocabularyOf(world: RandomWorld): Vocabulary {
  const some = (...texts: readonly string[]) => fc.constantFrom(...texts);
  return {
    names: {
      word: some('bell', 'cord', 'yeti', 'box', 'long', '42', '7', 'zzz', '&'),
      name: some('bell', 'Long Cord', 'yeti', 'zzz'),
      item: some('Fog Bell', 'yeti', '4', 'zzz'),
      set: some('attic', 'up', '3', 'Uniques', 'zzz'),
      subset: some('zzz'),
      gen: some('1', '2', 'collectibles', '9'),
      store: some('corner', 'Harbour Store', '999', 'zzz'),
      category: some('museum', 'park', 'zzz'),
      designer: some('nell', 'Odile Fenner', 'zzz'),
      player: some('Robin Demo', 'fenna', 'hassan', 'zzz'),
      place: some('Liberty', 'Borough Market', 'museum', 'zzz'),
      city: some('London', 'edinburgh', 'zzz'),
    },
    counts: fc.oneof(fc.integer({ min: 0, max: 35 }), fc.constantFrom(0, 100, 1_000_000, 999_999_999)),
    dates: some('2012', '2016', '2016-05', '2019-12', '2026-11-17', '2026-11', '30d', '1000d', 'today'),
    points: fc.constantFrom(...world.places.map(({ lat, lng }) => ({ lat, lng })), { lat: 0, lng: 0 }),
  };
}

function lookUpIn(world: RandomWorld, { of, text }: Lookup): FoundNames {
  const released = world.types.filter((type) => !type.is_undiscovered);
  switch (of) {
    case 'word':
    case 'phrase':
    case 'name':
      return lookUpName(
        released.map(({ id, name }) => ({ id: -1, name, ids: [id] })),
        text,
      );
    case 'item':
      return lookUpName(released, text);
    case 'set':
      return lookUpName(world.sets, text);
    case 'gen':
      return lookUpName(
        world.sets.map(({ gen_id }) => ({ id: gen_id, name: generationName(gen_id) })),
        text,
      );
    case 'store':
      return lookUpName([...world.stores, { id: 999, name: 'Market' }], text);
    case 'category':
      return lookUpName(world.categories, text);
    case 'designer':
      return lookUpName(
        released.flatMap(({ id, designer }) => (designer === null ? [] : { id, name: designer })),
        text,
      );
    case 'player':
      return lookUpName(world.players, text);
    case 'place':
      return lookUpPlace(world, text);
    case 'city':
      return lookUpName(
        world.places.map(({ id, city }) => ({ id, name: city })),
        text,
      );
    case 'near':
      return lookUpNear(world, text);
    default:
      return { ids: [], names: [], near: [] };
  }
}

function lookUpPlace({ places, categories }: RandomWorld, text: string): FoundNames {
  const category = lookUpName(categories, text);
  if (category.names.length === 0) return lookUpName(places, text);
  const ids = places.flatMap(({ id, category_id }) => (category.ids.includes(category_id) ? id : []));
  return { ...category, ids, isCategory: true };
}

function lookUpNear(world: RandomWorld, text: string): FoundNames {
  const near = nearFromText(text);
  if (!near) return { ids: [], names: [], near: [] };
  const named = 'place' in near ? lookUpName(world.places, near.place) : null;
  const point = 'point' in near ? near.point : world.places.find(({ id }) => id === named?.ids[0]);
  if (!point) return { ids: [], names: [], near: named?.near ?? [] };
  return {
    ids: placesWithin(world.places, point, near.metres).map(({ id }) => id),
    names: named?.names ?? [text],
    near: [],
    point: { lat: point.lat, lng: point.lng },
  };
}

function savedIn({ numbers }: RandomWorld): Map<PlayerId, Map<ItemTypeId, number>> {
  const saved = new Map<PlayerId, Map<ItemTypeId, number>>();
  for (const { owner_id, item_type_id, number, location } of numbers) {
    if (owner_id === null || location !== 'saved') continue;
    const mine = saved.get(owner_id) ?? new Map<ItemTypeId, number>();
    saved.set(owner_id, mine.set(item_type_id, number));
  }
  return saved;
}
