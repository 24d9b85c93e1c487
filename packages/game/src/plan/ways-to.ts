import { distanceBetween } from '@wallabee/contract/places/nearness';
import { WALK_MINUTES_PER_KM } from '@wallabee/contract/plan/plan-costs';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import {
  type PlannedWay,
  type PlanProblem,
  type PlanSolution,
  type PlanTarget,
  type SolvedPart,
  type SolvedStep,
  type StockItem,
  wayKey,
} from './plan-problem.ts';
import { solvePlan } from './solve-plan.ts';
import { usableWays } from './usable-ways.ts';
import { wayCost } from './way-cost.ts';

export interface CostedWay {
  readonly way: PlannedWay;
  readonly honeycombs: number;
  /** With the walk there and back. */
  readonly minutes: number;
  /** Honeycombs and minutes together, in minutes. */
  readonly cost: number;
  /** The two parts of a mix, in the order of the formula; else empty. */
  readonly parts: readonly CostedPart[];
}

export interface CostedPart extends Omit<CostedWay, 'parts'> {
  readonly item_type_id: ItemTypeId;
}

/**
 * Every way to one item of a type alone, the cheapest first. Where the type is a target of the problem, its `below`
 * counts. A mix whose parts cannot be had is left out.
 */
export function waysTo(problem: PlanProblem, type: ItemTypeId): CostedWay[] {
  const target = targetFor(problem, type);
  const alone: PlanProblem = { ...problem, targets: [target], prefer: 'cheapest' };
  const fitting = usableWays(alone)
    .of(type)
    .filter((way) => isLowEnough(problem, target, way));
  const costed = fitting.flatMap((way) =>
    way.kind === 'mix' ? mixCost(alone, way) : directCost(alone, way),
  );
  const byKey = new Map<string, CostedWay>();
  for (const way of costed.sort(compareWays))
    if (!byKey.has(wayKey(way.way))) byKey.set(wayKey(way.way), way);
  return [...byKey.values()];
}

/** Whether a plan for this type alone gets it. */
export function isReachable(problem: PlanProblem, type: ItemTypeId): boolean {
  return solvePlan({ ...problem, targets: [targetFor(problem, type)] }).impossible.length === 0;
}

function targetFor({ targets }: PlanProblem, item_type_id: ItemTypeId): PlanTarget {
  const below = targets.find((target) => target.item_type_id === item_type_id)?.below ?? null;
  return { item_type_id, below, use: null };
}

function isLowEnough(
  { nextNumbers }: PlanProblem,
  { item_type_id, below }: PlanTarget,
  way: PlannedWay,
): boolean {
  const number = 'number' in way ? way.number : nextNumbers.get(item_type_id);
  return below === null || (number !== undefined && number < below);
}

function directCost(problem: PlanProblem, way: PlannedWay): CostedWay {
  const { honeycombs, minutes } = wayCost(way);
  const all = minutes + walkMinutes(problem, way);
  return { way, honeycombs, minutes: all, cost: honeycombs / problem.rate + all, parts: [] };
}

function mixCost(problem: PlanProblem, way: PlannedWay): CostedWay[] {
  const key = wayKey(way);
  const targets = problem.targets.map((target) => ({ ...target, use: key }));
  const solution = solvePlan({ ...problem, targets });
  const step = solution.steps.find((other) => other.is_target && wayKey(other.way) === key);
  if (!step) return [];
  const { honeycombs, minutes } = solution;
  const cost = honeycombs / problem.rate + minutes;
  return [{ way: step.way, honeycombs, minutes, cost, parts: partsOf(problem, solution, step) }];
}

function partsOf(problem: PlanProblem, { steps }: PlanSolution, { way, parts }: SolvedStep): CostedPart[] {
  const formula = way.kind === 'mix' ? way.formula : [];
  const stock = new Map(problem.stock.map((item) => [item.item_id, item]));
  const costOf = (part: SolvedPart): CostedWay => {
    if ('item_id' in part) {
      const { item_id, number } = stock.get(part.item_id) as StockItem;
      return directCost(problem, { kind: 'stock', item_id, number });
    }
    const step = steps[part.step] as SolvedStep;
    const all = [directCost(problem, step.way), ...step.parts.map(costOf)];
    const sum = (read: (way: CostedWay) => number) => all.reduce((total, way) => total + read(way), 0);
    return {
      way: step.way,
      honeycombs: sum(({ honeycombs }) => honeycombs),
      minutes: sum(({ minutes }) => minutes),
      cost: sum(({ cost }) => cost),
      parts: [],
    };
  };
  return parts.map((part, index) => {
    const { parts: _, ...cost } = costOf(part);
    return { ...cost, item_type_id: formula[index] as ItemTypeId };
  });
}

function walkMinutes({ start, places }: PlanProblem, way: PlannedWay): number {
  const place = 'place_id' in way && way.place_id !== null ? places.get(way.place_id) : undefined;
  if (!place || !start) return 0;
  return (2 * distanceBetween(start, place) * WALK_MINUTES_PER_KM) / 1_000;
}

function compareWays(one: CostedWay, other: CostedWay): number {
  return one.cost - other.cost || numberOf(one.way) - numberOf(other.way);
}

function numberOf(way: PlannedWay): number {
  return 'number' in way ? way.number : Number.MAX_SAFE_INTEGER;
}
