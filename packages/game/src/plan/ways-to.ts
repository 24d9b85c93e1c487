import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { PlannedWay, PlanProblem, PlanSolution, SolvedStep } from './plan-problem.ts';
import { wayKey } from './plan-problem.ts';
import { solvePlan } from './solve-plan.ts';
import { usableWays } from './usable-ways.ts';
import { wayCost } from './way-cost.ts';

/** A way to one item type, for itself. */
export interface CostedWay {
  readonly way: PlannedWay;
  readonly honeycombs: number;
  /** With the walk there and back, and with everything that a mix needs. */
  readonly minutes: number;
  /** Both in minutes. */
  readonly cost: number;
  /** For a mix: how its parts are got, in the order of the formula. */
  readonly parts: readonly CostedPart[];
}

export interface CostedPart {
  readonly item_type_id: ItemTypeId;
  readonly way: PlannedWay | null;
  readonly honeycombs: number;
  readonly minutes: number;
}

/** All ways to a type that can be taken, the cheapest first, each as if nothing else were planned. */
export function waysTo(problem: PlanProblem, id: ItemTypeId): CostedWay[] {
  const target = problem.targets.find(({ item_type_id }) => item_type_id === id);
  const alone = { item_type_id: id, below: target?.below ?? null };
  const single = { ...problem, targets: [{ ...alone, use: null }] };
  return usableWays(single)
    .of(id)
    .flatMap((way) => {
      const use = wayKey(way);
      const solution = solvePlan({ ...single, targets: [{ ...alone, use }] });
      const step = solution.steps.find(({ is_target }) => is_target);
      if (!step || wayKey(step.way) !== use) return [];
      return [{ ...costOf(solution, problem.rate), way: step.way, parts: partsOf(step, solution) }];
    })
    .sort((one, other) => one.cost - other.cost || wayKey(one.way).localeCompare(wayKey(other.way)));
}

function costOf({ honeycombs, minutes }: PlanSolution, rate: number) {
  return { honeycombs, minutes, cost: minutes + honeycombs / rate };
}

function partsOf({ way, parts }: SolvedStep, { steps }: PlanSolution): CostedPart[] {
  if (way.kind !== 'mix') return [];
  return parts.map((part, position) => {
    const item_type_id = way.formula[position] as ItemTypeId;
    if ('item_id' in part)
      return {
        item_type_id,
        way: { kind: 'stock', item_id: part.item_id, number: 0 },
        honeycombs: 0,
        minutes: 0,
      };
    const step = steps[part.step];
    const cost = step ? wayCost(step.way) : { honeycombs: 0, minutes: 0 };
    return { item_type_id, way: step?.way ?? null, ...cost };
  });
}
