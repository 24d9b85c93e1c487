import { WALK_MINUTES_PER_KM } from '@wallabee/contract/plan/plan-costs';
import type { PlanProblem, PlanSolution } from './plan-problem.ts';
import { findDraft } from './search/find-draft.ts';
import { createModel } from './search/model.ts';
import { createWalks } from './search/walks.ts';
import { toSolution } from './steps.ts';

export interface SolveOptions {
  /** The time in milliseconds. */
  readonly now: () => number;
  readonly budgetMs?: number;
}

const DEFAULT_BUDGET_MS = 50;
const WALKING_COUNTS = 10;

/** The cheapest plan for all targets together, or the best that was found in time. No type is a target twice. */
export function solvePlan(problem: PlanProblem, options?: SolveOptions): PlanSolution {
  const isOver = deadline(options);
  let tried = problem;
  for (;;) {
    const solution = solveOnce(tried, isOver);
    const missed = new Set(solution.impossible);
    const isHeldUp = (target: PlanProblem['targets'][number]) =>
      target.use !== null && missed.has(target.item_type_id);
    if (!tried.targets.some(isHeldUp)) return solution;
    // A chosen way that cannot be taken with the others is ignored.
    const targets = tried.targets.map((target) => (isHeldUp(target) ? { ...target, use: null } : target));
    tried = { ...tried, targets };
  }
}

function solveOnce(problem: PlanProblem, isOver: (share: number) => boolean): PlanSolution {
  const model = createModel(problem);
  const points = model.places.flatMap((place) => problem.places.get(place) ?? []);
  const walks = createWalks(problem.start, points);
  const weight = problem.prefer === 'walking' ? WALKING_COUNTS : 1;
  const perMetre = (WALK_MINUTES_PER_KM / 1_000) * weight;
  const { draft, atLeast } = findDraft(model, { walks, perMetre, isOver });
  return toSolution(problem, model, { draft, bound: boundOf(draft.cost, atLeast) });
}

/** The highest number where nothing is known of the best plan. */
function boundOf(cost: number, atLeast: number): number {
  const above = cost - atLeast;
  if (above < 1e-6) return 0;
  return atLeast > 0 ? above / atLeast : Number.MAX_VALUE;
}

function deadline(options: SolveOptions | undefined): (share: number) => boolean {
  if (!options) return () => false;
  const start = options.now();
  const budget = options.budgetMs ?? DEFAULT_BUDGET_MS;
  return (share) => options.now() >= start + share * budget;
}
