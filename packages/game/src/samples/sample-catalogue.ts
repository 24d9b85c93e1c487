import { CategoryId, ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import type { AchievementFacts } from '../state/counted.ts';
import { arrangeCatalogue } from '../state/game-catalogue.ts';
import type { ItemRole } from '../state/item-type.ts';
import type { TypeFacts } from '../state/type-facts.ts';

/** A catalogue in which every rule has something to decide, for tests. */

const RELEASED = Date.parse('2014-01-01T00:00:00Z');
export const SAMPLE_RETIREMENT = Date.parse('2019-01-01T00:00:00Z');

export const BAKERY = CategoryId.parse(1);
export const PARK = CategoryId.parse(2);

type Facts = Partial<Omit<TypeFacts, 'id' | 'set_id' | 'contains' | 'formulas' | 'special_components'>> & {
  contains?: readonly number[];
  formulas?: readonly (readonly [number, number])[];
  special_components?: readonly number[];
};

export function sampleType(id: number, setId: number, facts: Facts = {}): TypeFacts {
  const { contains = [], formulas = [], special_components = [], ...rest } = facts;
  return {
    id: ItemTypeId.parse(id),
    set_id: SetId.parse(setId),
    subset_id: null,
    kind: 'wallabee',
    role: null,
    released_at: RELEASED,
    retired_at: null,
    is_one_of_a_kind: false,
    store_cost: null,
    market_buy_now: false,
    categories: [],
    locations: [],
    works_with_wand: false,
    variant_ids: [],
    contains: contains.map(typeId),
    formulas: formulas.map(([first, second]) => [typeId(first), typeId(second)] as const),
    special_components: special_components.map(typeId),
    ...rest,
  };
}

export function typeId(id: number): ItemTypeId {
  return ItemTypeId.parse(id);
}

/** Type ids by what they are. Ids that the rules refer to are the game's own. */
export const TYPE = {
  cracker: 11,
  mysteryBox: 553,
  jobLot: 1648,
  well: 2194,
  laurel: 2330,
  mysteryBag: 2501,
  grabBag: 2502,
  bronzeBox: 2503,
  silverBox: 2504,
  goldBox: 2505,
  bronzeMixer: 2506,
  silverMixer: 2507,
  goldMixer: 2508,
  chest: 2509,
  perfume: 2510,
  aftershave: 2511,
  wand: 2512,
  paperCrown: 2514,
  foilCrown: 2515,
  flour: 101,
  starter: 102,
  dough: 103,
  oven: 104,
  unreleased: 105,
  bun: 106,
  retired: 107,
  ghost: 108,
  marketOnly: 109,
  scented: 110,
  pebble: 201,
  spade: 202,
  card: 1301,
  branded: 2001,
  goldfish: 3001,
  heirloom: 3002,
  strangersUnique: 3003,
  buildAUnique: 3004,
} as const;

const special = (id: number, role: ItemRole, facts: Facts = {}) =>
  sampleType(id, 141, { role, store_cost: 50, ...facts });

export const SAMPLE_TYPES: readonly TypeFacts[] = [
  special(TYPE.cracker, 'cracker'),
  special(TYPE.mysteryBox, 'mystery_box', { contains: [TYPE.flour, TYPE.bun] }),
  special(TYPE.jobLot, 'job_lot'),
  special(TYPE.well, 'wishing_well'),
  special(TYPE.laurel, 'set_completion', { store_cost: null }),
  special(TYPE.mysteryBag, 'mystery_bag', { contains: [TYPE.starter] }),
  special(TYPE.grabBag, 'grab_bag', { contains: [TYPE.pebble, TYPE.card] }),
  special(TYPE.bronzeBox, 'miniest_box', { contains: [TYPE.pebble] }),
  special(TYPE.silverBox, 'miniest_box', { contains: [TYPE.spade] }),
  special(TYPE.goldBox, 'miniest_box', { contains: [TYPE.retired] }),
  special(TYPE.bronzeMixer, 'mixer'),
  special(TYPE.silverMixer, 'mixer'),
  special(TYPE.goldMixer, 'mixer'),
  special(TYPE.chest, 'chest', { contains: [TYPE.branded, TYPE.heirloom] }),
  special(TYPE.perfume, 'perfume'),
  special(TYPE.aftershave, 'aftershave'),
  special(TYPE.wand, 'wand'),
  special(TYPE.paperCrown, 'party_hat', { store_cost: null, works_with_wand: true, variant_ids: [2, 3, 4] }),
  special(TYPE.foilCrown, 'party_hat', { store_cost: null }),

  sampleType(TYPE.flour, 1, { categories: [BAKERY] }),
  sampleType(TYPE.starter, 1, { categories: [BAKERY, PARK] }),
  sampleType(TYPE.dough, 1, { formulas: [[TYPE.flour, TYPE.starter]] }),
  sampleType(TYPE.oven, 1, { store_cost: 20 }),
  sampleType(TYPE.unreleased, 1, { released_at: null, categories: [BAKERY] }),
  sampleType(TYPE.bun, 1, { categories: [BAKERY], works_with_wand: true, variant_ids: [2, 3] }),
  sampleType(TYPE.retired, 1, {
    retired_at: SAMPLE_RETIREMENT,
    store_cost: 10,
    categories: [PARK],
    formulas: [[TYPE.dough, TYPE.oven]],
  }),
  sampleType(TYPE.ghost, 1),
  sampleType(TYPE.marketOnly, 1, { kind: 'player', market_buy_now: true }),
  sampleType(TYPE.scented, 1, { special_components: [TYPE.perfume] }),

  sampleType(TYPE.pebble, 2, { locations: ['Any beach at low tide'] }),
  sampleType(TYPE.spade, 2, { store_cost: 5 }),

  sampleType(TYPE.card, 13),
  sampleType(TYPE.branded, 20, { store_cost: 30, market_buy_now: true }),
  sampleType(TYPE.goldfish, 25, { kind: 'player', works_with_wand: true, variant_ids: [2, 3, 4] }),
  sampleType(TYPE.heirloom, 25, { kind: 'player', is_one_of_a_kind: true }),
  sampleType(TYPE.strangersUnique, 25, { kind: 'player' }),
  sampleType(TYPE.buildAUnique, 25, { kind: 'player', role: 'redeemable', variant_ids: [2, 3] }),
];

export const SAMPLE_ACHIEVEMENTS: readonly AchievementFacts[] = [
  { id: 1, counts: 'foraged', target: 1 },
  { id: 2, counts: 'foraged', target: 5 },
  { id: 3, counts: 'saved', target: 3 },
  { id: 4, counts: 'locked', target: 2 },
  { id: 5, counts: 'places_visited', target: 3 },
  { id: 6, counts: 'sets_completed', target: 1 },
];

export const SAMPLE_CATALOGUE = arrangeCatalogue(SAMPLE_TYPES, SAMPLE_ACHIEVEMENTS);
