import { distanceBetween } from '@wallabee/contract/places/nearness';
import type { ItemTypeId, PlaceId } from '@wallabee/contract/protocol/ids';
import { type PlannedWay, type PlanProblem, type PlanTarget, wayKey } from './plan-problem.ts';

/** The best plan, found by trying everything, by rules written down a second time. */

export interface TriedPlan {
  readonly missed: readonly ItemTypeId[];
  readonly cost: number;
}

interface Need {
  readonly type: ItemTypeId;
  readonly target: PlanTarget | null;
  readonly above: readonly ItemTypeId[];
}

export function bruteForce(problem: PlanProblem): TriedPlan {
  const needs = problem.targets.map((target) => ({ type: target.item_type_id, target, above: [] }));
  return allPlans(problem, needs, { missed: [], cost: 0, places: [], used: [] })
    .map(({ missed, cost, places }) => ({ missed, cost: cost + walkCost(problem, new Set(places)) }))
    .reduce((one, other) => {
      const fewer = one.missed.length - other.missed.length;
      return fewer > 0 || (fewer === 0 && other.cost < one.cost) ? other : one;
    });
}

interface Partly extends TriedPlan {
  readonly places: readonly PlaceId[];
  readonly used: readonly number[];
}

function allPlans(problem: PlanProblem, needs: readonly Need[], plan: Partly): Partly[] {
  const [need, ...others] = needs;
  if (!need) return [plan];
  const without = { ...plan, missed: [...plan.missed, need.type] };
  return [
    ...waysFor(problem, need)
      .filter((way) => !usedBy(way).some((item) => plan.used.includes(item)))
      .flatMap((way) =>
        allPlans(problem, [...others, ...partsOf(way, need)], withWay(problem, plan, need, way)),
      ),
    ...(need.target ? allPlans(problem, others, without) : []),
  ];
}

function withWay(problem: PlanProblem, plan: Partly, need: Need, way: PlannedWay): Partly {
  return {
    missed: plan.missed,
    cost: plan.cost + choiceCost(problem, need, way),
    places: 'place_id' in way && way.place_id !== null ? [...plan.places, way.place_id] : plan.places,
    used: [...plan.used, ...usedBy(way)],
  };
}

function partsOf(way: PlannedWay, { type, above }: Need): Need[] {
  const parts = way.kind === 'mix' ? way.formula : [];
  return parts.map((part) => ({ type: part, target: null, above: [...above, type] }));
}

/** Without the choices that cannot be followed even alone. */
export function withoutIdleChoices(problem: PlanProblem): PlanProblem {
  const targets = problem.targets.map((target) => {
    const alone = bruteForce({ ...problem, targets: [target] });
    return alone.missed.length > 0 ? { ...target, use: null } : target;
  });
  return { ...problem, targets };
}

function waysFor(problem: PlanProblem, { type, target, above }: Need): PlannedWay[] {
  const stock = problem.stock.filter(({ item_type_id }) => item_type_id === type);
  const ways: PlannedWay[] = [
    ...stock.map(({ item_id, number }) => ({ kind: 'stock', item_id, number }) as const),
    ...(problem.sources.get(type) ?? []),
    ...(problem.formulas.get(type) ?? [])
      .filter((formula) => !formula.some((part) => [...above, type].includes(part)))
      .map((formula) => ({ kind: 'mix', formula }) as const),
  ];
  const usable = ways.filter((way) => {
    if (way.kind === 'held') return target !== null;
    if (way.kind === 'swap') return problem.stock.some(({ item_id }) => item_id === way.gives);
    if (way.kind === 'place') return problem.start !== null;
    return way.kind !== 'forage' || way.place_id === null || problem.start !== null;
  });
  if (!target) return usable;
  const low = usable.filter((way) => target.below === null || numberFrom(problem, type, way) < target.below);
  const chosen = low.filter((way) => wayKey(way) === target.use);
  return chosen.length > 0 ? chosen : low;
}

function choiceCost(problem: PlanProblem, { type, target }: Need, way: PlannedWay): number {
  const effort = { mix: 1, forage: 20, swap: 10 }[way.kind as string] ?? 0;
  const price = 'honeycombs' in way ? way.honeycombs / problem.rate : 0;
  const digits = String(numberFrom(problem, type, way)).length;
  const penalty = target && problem.prefer === 'numbers' ? 30 * Math.min(4, digits - 1) : 0;
  return effort + price + penalty;
}

function numberFrom({ nextNumbers }: PlanProblem, type: ItemTypeId, way: PlannedWay): number {
  return 'number' in way ? way.number : (nextNumbers.get(type) ?? 1e9);
}

function usedBy(way: PlannedWay): number[] {
  if (way.kind === 'swap') return [way.item_id, way.gives];
  return 'item_id' in way ? [way.item_id] : [];
}

function walkCost({ start, places, prefer }: PlanProblem, visited: ReadonlySet<PlaceId>): number {
  if (start === null) return 0;
  const shortest = (from: PlaceId | null, left: readonly PlaceId[]): number => {
    const here = (from === null ? start : places.get(from)) ?? start;
    if (left.length === 0) return distanceBetween(here, start);
    const lengths = left.map((next) => {
      const rest = shortest(
        next,
        left.filter((place) => place !== next),
      );
      return distanceBetween(here, places.get(next) ?? start) + rest;
    });
    return Math.min(...lengths);
  };
  return (shortest(null, [...visited]) / 1_000) * 12 * (prefer === 'walking' ? 10 : 1);
}
