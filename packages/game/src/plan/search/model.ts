import { type Prestige, prestigeOf } from '@wallabee/contract/items/prestige-rules';
import type { ItemId, ItemTypeId, PlaceId } from '@wallabee/contract/protocol/ids';
import { type PlannedWay, type PlanProblem, type PlanTarget, wayKey } from '../plan-problem.ts';
import { type UsableWays, usableWays } from '../usable-ways.ts';
import { itemsOf, wayCost } from '../way-cost.ts';

/** A problem with types, items and places as indexes, and all costs in minutes. */
export interface Model {
  /** Each type comes before the types that it is made from. */
  readonly types: readonly ModelType[];
  readonly targets: readonly ModelTarget[];
  readonly itemCount: number;
  readonly places: readonly PlaceId[];
}

export interface ModelType {
  readonly id: ItemTypeId;
  /** How one more is got as a part, the cheapest first; empty where it is no part. */
  readonly supplies: readonly Supply[];
}

export interface ModelTarget {
  readonly id: ItemTypeId;
  /** How the target itself is got, the cheapest first; empty where there is no way. */
  readonly supplies: readonly Supply[];
}

export interface Supply {
  readonly way: PlannedWay;
  /** Without walking and the parts of a mix; for a target with what its number costs. */
  readonly cost: number;
  /** Numbered items that it uses up. */
  readonly items: readonly number[];
  /** -1 for no place. */
  readonly place: number;
  readonly parts: readonly number[];
  /** Another supply needs one of its items. */
  readonly isShared: boolean;
  /** Of unshared supplies of a group, a plan uses a cheaper one first. */
  readonly group: string;
}

export function createModel(problem: PlanProblem): Model {
  const ways = usableWays(problem);
  const typeIndex = new Map(ways.order.map((type, index) => [type, index]));
  const items = indexItems(ways);
  const places = indexPlaces(ways);

  const toSupply = (way: PlannedWay, penalty = 0): Supply => {
    const { honeycombs, minutes } = wayCost(way);
    const used = itemsOf(way);
    const place = placeOf(way);
    return {
      way,
      cost: honeycombs / problem.rate + minutes + penalty,
      items: used.map((id) => items.indexes.get(id) as number),
      place: place === null ? -1 : (places.get(place) as number),
      parts: partsOf(way).map((part) => typeIndex.get(part) as number),
      isShared: used.some((id) => (items.uses.get(id) ?? 0) > 1),
      group: penalty === 0 ? groupOf(way) : `${groupOf(way)}/${penalty}`,
    };
  };
  const mixed = new Set(ways.order.flatMap((id) => ways.of(id).flatMap(partsOf)));
  const types = ways.order.map((id): ModelType => {
    if (!mixed.has(id)) return { id, supplies: [] };
    const supplies = ways.of(id).flatMap((way) => (way.kind === 'held' ? [] : toSupply(way)));
    return { id, supplies: withoutDearer(supplies.sort(compareForMix)) };
  });
  const targets = problem.targets.map((target): ModelTarget => {
    const supplies = waysForTarget(problem, target, ways).map((way) =>
      toSupply(way, numberPenalty(problem, target, way)),
    );
    return {
      id: target.item_type_id,
      supplies: withoutDearer(supplies.sort(compareForTarget)),
    };
  });
  return { types, targets, itemCount: items.indexes.size, places: [...places.keys()] };
}

/** The number that the way gives; undefined where the next number is unknown. */
function numberOf({ nextNumbers }: PlanProblem, type: ItemTypeId, way: PlannedWay): number | undefined {
  return 'number' in way ? way.number : nextNumbers.get(type);
}

function waysForTarget(problem: PlanProblem, target: PlanTarget, ways: UsableWays): readonly PlannedWay[] {
  const { item_type_id, below, use } = target;
  const fitting = ways
    .of(item_type_id)
    .filter((way) => below === null || (numberOf(problem, item_type_id, way) ?? Infinity) < below);
  const chosen = use === null ? [] : fitting.filter((way) => wayKey(way) === use);
  return chosen.length > 0 ? chosen : fitting;
}

const MINUTES_PER_CLASS = 30;
const CLASSES: Record<Prestige, number> = { sd: 0, dd: 1, td: 2, qd: 3, beyond: 4 };

function numberPenalty(problem: PlanProblem, { item_type_id }: PlanTarget, way: PlannedWay): number {
  if (problem.prefer !== 'numbers') return 0;
  return MINUTES_PER_CLASS * CLASSES[prestigeOf(numberOf(problem, item_type_id, way) ?? Infinity)];
}

/** A new item that needs no walk is always there, so that nothing dearer is needed. */
function withoutDearer(supplies: readonly Supply[]): Supply[] {
  const always = supplies.find(
    ({ items, place, parts }) => items.length + parts.length === 0 && place === -1,
  );
  return supplies.filter((supply) => !always || supply === always || supply.cost < always.cost);
}

function compareForMix(one: Supply, other: Supply): number {
  return one.cost - other.cost || Number(one.isShared) - Number(other.isShared);
}

/** A target takes the lowest number. */
function compareForTarget(one: Supply, other: Supply): number {
  return compareForMix(one, other) || givenNumber(one.way) - givenNumber(other.way);
}

function givenNumber(way: PlannedWay): number {
  return 'number' in way ? way.number : Number.MAX_SAFE_INTEGER;
}

function groupOf(way: PlannedWay): string {
  if (way.kind === 'mix' || way.kind === 'forage') return wayKey(way);
  if (way.kind === 'place') return `place:${way.place_id}`;
  return way.kind;
}

function partsOf(way: PlannedWay): readonly ItemTypeId[] {
  return way.kind === 'mix' ? way.formula : NO_PARTS;
}

const NO_PARTS: readonly ItemTypeId[] = [];

function placeOf(way: PlannedWay): PlaceId | null {
  return 'place_id' in way ? way.place_id : null;
}

function indexItems({ order, of }: UsableWays) {
  const indexes = new Map<ItemId, number>();
  const uses = new Map<ItemId, number>();
  const add = (id: ItemId) => {
    if (!indexes.has(id)) indexes.set(id, indexes.size);
    uses.set(id, (uses.get(id) ?? 0) + 1);
  };
  for (const type of order) for (const way of of(type)) itemsOf(way).forEach(add);
  return { indexes, uses };
}

function indexPlaces({ order, of }: UsableWays): Map<PlaceId, number> {
  const indexes = new Map<PlaceId, number>();
  for (const place of order.flatMap((type) => of(type).map(placeOf)))
    if (place !== null && !indexes.has(place)) indexes.set(place, indexes.size);
  return indexes;
}
