import {
  CategoryId,
  GenerationId,
  ItemTypeId,
  PlaceId,
  PlayerId,
  SetId,
  StoreId,
} from '@wallabee/contract/protocol/ids';
import { describe, expect, test } from 'vitest';
import { bindQuery } from './bind-query.ts';
import { matches, matchesType } from './matches.ts';
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

const TYPES: WorldType[] = [
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

const NUMBERS: NumberFacts[] = [
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

const WORLD: RandomWorld = {
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

/** Type and number of what each query finds. */
const FINDS = `
number<8: 1/7 2/1 4/2 8/3 8/4
number<=7: 1/7 2/1 4/2 8/3 8/4
number>1000: 1/1987 5/10000
#42: 1/42
#7,9: 1/7 4/9
number:400..600: 1/404 2/500
number:..2: 2/1 4/2
number>=500 -number!=500: 2/500
class:dd: 1/42 3/11 6/12
class:beyond: 5/10000
is:qd: 1/1987
is:palindrome number>10: 1/404 3/11
is:repdigit: 3/11
is:sequence: 3/345
is:round: 2/500 5/10000
is:year: 1/1987
is:square number>5: 4/9 5/10000
is:prime number>5: 1/7 1/1987 3/11
status:saved: 1/7 4/9
status:pouch: 1/42 1/404
status:lockbox: 3/11
status:locked: 1/404 2/1 3/11
status:market: 1/42
status:place: 1/1987 2/1
status:dropped: 1/1987 2/1
status:pool: 2/500
status:recycled: 3/345
status:mixed: 4/2
status:opened: 5/10000
status:limbo,unique_pool: 8/3 8/4
status:hidden: 6/12
-status:hidden is:dd: 1/42 3/11
owner:me: 1/7 2/1 4/9
owner:fenna: 1/42 3/11
owner:friends: 1/42 1/404 3/11
owner:hassan,me: 1/7 1/404 2/1 4/9
at:Liberty: 1/1987
at:museum: 2/1
in:london: 1/1987
city:edinburgh: 2/1
near:51.5,-0.1,10: 1/1987
near:Liberty,10: 1/1987
price<100: 1/42
price>=99: 1/42
price>99:
-price<100 class:dd: 3/11
created:2012: 2/500
created<=2012-05-05: 2/500
created<2012-05-05:
created>=2012-05-05 created<2013: 2/500
moved:today: 3/345
moved:30d: 3/345 5/10000
moved>=2026-11-17: 3/345
moved>10d: 3/345
moved<10d moved>2026: 
moved:2026-11-01..2026-11-02: 5/10000
moves>5: 1/1987
hands:3: 1/404
missing:me class:sd: 2/1 8/3 8/4
has:me number<100: 1/7 1/42 4/2 4/9
best>8: 4/2 4/9
best<8: 1/7 1/42 1/404 1/1987
beats:me: 2/1 2/500 3/11 3/345 4/2 5/10000 8/3 8/4
beats:fenna class:sd: 1/7 2/1 4/2 4/9 8/3 8/4
set:attic number<10: 1/7 2/1 4/2 4/9
(#7 or #9) -set:cat: 1/7 4/9
yeti: 3/11 3/345
yeti 345: 3/345
42: 1/42 4/2 4/9
bell or yeti number<50: 1/7 1/42 1/404 1/1987 3/11
"long cord" & : 2/1 2/500
set:attic sort:number #7: 1/7
is:foo #7: 1/7
is:foo:
owner:nobody:
owner:nobody sort:number:
`;

describe('every field finds the numbers that it says [QL-03]', () => {
  test.each(rowsOf(FINDS))('%s', (text, found) => {
    const { query } = bound(text);
    const keys = NUMBERS.filter((facts) => matches(query, facts)).map(
      (facts) => `${facts.item_type_id}/${facts.number}`,
    );
    expect(keys.join(' ')).toBe(found);
  });
});

const FINDS_TYPES = `
set:attic: 1 2 4 6
set:attic,shutters: 1 2 3 4 6
gen:2: 4
is:forage: 2 5
is:store: 1
is:mix: 3 4
is:market-only: 7
is:unique: 5
is:exclusive: 8
is:wallagraphic: 7
is:container: 2
is:variant: 3
is:retired: 3
is:unreleased: 6
is:one-of-a-kind: 5
is:component: 1 2 3
-is:component: 4 5 6 7 8
cost<50: 1
-cost<50: 2 3 4 5 6 7 8
store:corner: 1
store:market: 4 7
category:museum: 2
from:mix: 3 4
from:forage,market: 2 4 5 7
from:player: 5
from:bell: 3
from:yeti: 4
makes:yeti: 1 2
makes:route: 3
issued>1000: 1
issued:0: 7
released>30d: 2
released:2012: 1 3 4 5 7 8
designer:nell: 1
name:bell: 1
name:zzz:
missing:me: 2 3 5 7 8
has:me: 1 4
best>8: 4
-has:me: 2 3 5 7 8
yeti 5: 3
42: 1 2 3 4 5 6 8
7 -is:retired: 1 2 4 5 6 8
1500: 1
`;

describe('every field finds the item types that it says [QL-03]', () => {
  test.each(rowsOf(FINDS_TYPES))('%s', (text, found) => {
    const { query } = bound(text);
    expect(
      TYPES.filter((one) => matchesType(query, one))
        .map(({ id }) => id)
        .join(' '),
    ).toBe(found);
  });
});

test('a visitor who is not logged in gets a mistake for every term about me [QL-03]', () => {
  const text = 'bell owner:me -has:anna best>3 beats:me owner:friends';
  const { mistakes } = bound(text, null);
  expect(mistakes.map(({ code, from, to }) => [code, text.slice(from, to)])).toEqual([
    ['login', 'owner:me'],
    ['name', 'anna'],
    ['login', 'best>3'],
    ['login', 'beats:me'],
    ['login', 'owner:friends'],
  ]);
});

describe('a name that nothing has is a mistake at its value, with similar names [QL-01]', () => {
  test.each([
    { text: 'a set:atic', at: 'atic', says: 'There is no set “atic”.', suggestion: '"Up the Attic Ladder"' },
    { text: 'set:up,atic', at: 'atic', says: 'There is no set “atic”.', suggestion: '"Up the Attic Ladder"' },
    { text: '-owner:fena', at: 'fena', says: 'There is no player “fena”.', suggestion: 'Fenna' },
    { text: 'in:lodnon', at: 'lodnon', says: 'There is no city “lodnon”.', suggestion: 'London' },
    { text: 'near:libety,3', at: 'libety,3', says: 'There is no place “libety”.', suggestion: 'Liberty,3' },
    { text: 'from:yety', at: 'yety', says: 'There is no item “yety”.', suggestion: 'Yeti' },
    { text: 'gen:9', at: '9', says: 'There is no generation “9”.', suggestion: '"Generation 1"' },
    {
      text: 'moved:today..2012',
      at: 'today..2012',
      says: 'The range goes backwards.',
      suggestion: '2012..today',
    },
  ])('$text', ({ text, at: value, says, suggestion }) => {
    const [mistake] = bound(text).mistakes;
    expect(mistake?.message).toBe(says);
    expect(mistake?.suggestion).toBe(suggestion);
    expect(mistake && text.slice(mistake.from, mistake.to)).toBe(value);
  });
});

test('the centre of near is in the query, for distances', () => {
  expect(bound('near:Liberty,3').query.point).toEqual({ lat: 51.5138, lng: -0.1402 });
  expect(bound('bell').query.point).toBeNull();
});

function bound(text: string, viewer: QueryContext['viewer'] = WORLD.viewer) {
  const parsed = parseQuery(text);
  return bindQuery(parsed, contextIn(WORLD, parsed.tree, viewer));
}

function rowsOf(table: string): [string, string][] {
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
