import { PLAN_PREFERENCES } from '@wallabee/contract/plan/plan-costs';
import { ItemId, ItemTypeId, PlaceId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import type { Formula, PlanProblem, PlanTarget, Source, StockItem } from './plan-problem.ts';

const TYPES = 6;
const PLACES = 4;
/** Few item ids, so that an item is often in two sources. */
const LISTED_ITEMS = 12;

const aNumber = fc.constantFrom(3, 7, 40, 60, 300, 4_000, 20_000);
const honeycombs = fc.integer({ min: 0, max: 300 });
const aPlace = fc.integer({ min: 1, max: PLACES }).map((id) => PlaceId.parse(id));
const listed = fc.integer({ min: 1, max: LISTED_ITEMS }).map((id) => ItemId.parse(100 + id));
const stocked = fc.integer({ min: 0, max: 3 }).map((index) => stockId(index));

const aSource: fc.Arbitrary<Source> = fc.oneof(
  fc.record({ kind: fc.constant('held' as const), item_id: listed.map(lockedId), number: aNumber }),
  fc.record({ kind: fc.constant('place' as const), item_id: listed, number: aNumber, place_id: aPlace }),
  fc.record({ kind: fc.constant('place' as const), item_id: listed, number: aNumber, place_id: aPlace }),
  fc.record({ kind: fc.constant('market' as const), item_id: listed, number: aNumber, honeycombs }),
  fc.record({ kind: fc.constant('market' as const), item_id: listed, number: aNumber, honeycombs }),
  fc.record({ kind: fc.constant('market_stock' as const), honeycombs }),
  fc.record({ kind: fc.constant('store' as const), honeycombs }),
  fc.record({ kind: fc.constant('forage' as const), place_id: fc.option(aPlace, { freq: 4 }) }),
  fc.record({ kind: fc.constant('swap' as const), item_id: listed, number: aNumber, gives: stocked }),
  fc.record({ kind: fc.constant('swap' as const), item_id: listed, number: aNumber, gives: stocked }),
);

const aPoint = fc.record({
  lat: fc.double({ min: 51.5, max: 51.53, noNaN: true }),
  lng: fc.double({ min: -0.15, max: -0.1, noNaN: true }),
});

/** The parts have lower ids than the type. */
const someFormulas = fc.array(
  fc.record({
    type: fc.integer({ min: 2, max: TYPES }),
    first: fc.nat({ max: 100 }),
    second: fc.nat({ max: 100 }),
  }),
  { maxLength: 5 },
);

const someTargets = fc
  .uniqueArray(fc.integer({ min: 1, max: TYPES }), { minLength: 1, maxLength: 3 })
  .chain((types) =>
    fc.tuple(
      ...types.map((type) =>
        fc.record({
          item_type_id: fc.constant(ItemTypeId.parse(type)),
          below: fc.option(fc.constantFrom(5, 50, 5_000), { freq: 1 }).map((below) => below),
          choice: fc.option(fc.nat({ max: 20 }), { freq: 1 }),
        }),
      ),
    ),
  );

export const someProblem: fc.Arbitrary<PlanProblem> = fc
  .record({
    targets: someTargets,
    rate: fc.constantFrom(1, 10, 40),
    prefer: fc.constantFrom(...PLAN_PREFERENCES),
    start: fc.option(aPoint, { freq: 5 }),
    points: fc.array(aPoint, { minLength: PLACES, maxLength: PLACES }),
    stock: fc.array(
      fc.record({ type: fc.integer({ min: 1, max: TYPES }), number: aNumber, is_spare: fc.boolean() }),
      { maxLength: 4 },
    ),
    sources: fc.array(fc.tuple(fc.integer({ min: 1, max: TYPES }), aSource), { maxLength: 9 }),
    formulas: someFormulas,
    nextNumbers: fc.array(aNumber, { minLength: TYPES, maxLength: TYPES }),
  })
  .map(({ targets, points, stock, sources, formulas, nextNumbers, ...rest }) => {
    const problem = {
      ...rest,
      places: new Map(points.map((point, index) => [PlaceId.parse(index + 1), point])),
      stock: stock.map(
        ({ type, ...item }, index): StockItem => ({
          ...item,
          item_id: stockId(index),
          item_type_id: ItemTypeId.parse(type),
        }),
      ),
      sources: grouped(sources.map(([type, source]) => [ItemTypeId.parse(type), source] as const)),
      formulas: grouped(formulas.map(toFormula)),
      nextNumbers: new Map(nextNumbers.map((number, index) => [ItemTypeId.parse(index + 1), number])),
    };
    return { ...problem, targets: targets.map((target) => withUse(target, problem)) };
  });

type Drawn = Omit<PlanTarget, 'use'> & { readonly choice: number | null };

function withUse({ item_type_id, below, choice }: Drawn, problem: Omit<PlanProblem, 'targets'>): PlanTarget {
  const keys = [
    ...(problem.sources.get(item_type_id) ?? []).map((source) =>
      source.kind === 'store' ? 'store' : source.kind === 'market' ? `market:${source.item_id}` : 'forage',
    ),
    ...(problem.formulas.get(item_type_id) ?? []).map((formula) => `mix:${[...formula].sort().join('+')}`),
    'held:1',
  ];
  return { item_type_id, below, use: choice === null ? null : (keys[choice % keys.length] ?? null) };
}

function toFormula({ type, first, second }: { type: number; first: number; second: number }) {
  const part = (choice: number) => ItemTypeId.parse(1 + (choice % (type - 1)));
  return [ItemTypeId.parse(type), [part(first), part(second)] as Formula] as const;
}

function grouped<Entry>(entries: readonly (readonly [ItemTypeId, Entry])[]): Map<ItemTypeId, Entry[]> {
  const groups = new Map<ItemTypeId, Entry[]>();
  for (const [type, entry] of entries) groups.set(type, [...(groups.get(type) ?? []), entry]);
  return groups;
}

function stockId(index: number): ItemId {
  return ItemId.parse(index + 1);
}

/** A locked item is in no other source. */
function lockedId(id: ItemId): ItemId {
  return ItemId.parse(id + 100);
}
