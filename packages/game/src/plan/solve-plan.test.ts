import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bruteForce, withoutIdleChoices } from './brute-force.fixture.ts';
import type { PlanProblem, PlanSolution } from './plan-problem.ts';
import { someProblem } from './random-problem.fixture.ts';
import { replay } from './replay.fixture.ts';
import { solvePlan } from './solve-plan.ts';

const RUNS = { numRuns: 1_000 };

test('a plan for a small problem costs as little as brute force finds [PN-02]', () => {
  fc.assert(
    fc.property(someProblem, (drawn) => {
      const problem = withoutIdleChoices(drawn);
      const best = bruteForce(problem);
      const chosen = problem.targets
        .filter(({ use }) => use !== null)
        .map(({ item_type_id }) => item_type_id);
      fc.pre(!best.missed.some((type) => chosen.includes(type)));

      const solution = solvePlan(drawn);

      expect(solution.impossible.length).toBe(best.missed.length);
      expect(choiceCost(problem, solution)).toBeCloseTo(best.cost, 6);
      expect(solution.bound).toBe(0);
    }),
    RUNS,
  );
});

test('the steps of a plan can be done in their order, and get what is planned [PN-02]', () => {
  fc.assert(
    fc.property(someProblem, (problem) => {
      const solution = solvePlan(problem);

      const { saved } = replay(problem, solution);

      const types = problem.targets.map(({ item_type_id }) => item_type_id);
      expect([...saved, ...solution.impossible].sort()).toEqual(types.sort());
    }),
    RUNS,
  );
});

test('a plan that was found in no time is within its bound [PN-02]', () => {
  let time = 0;
  const now = () => {
    time += 1;
    return time;
  };

  let missing = 0;
  fc.assert(
    fc.property(someProblem, (drawn) => {
      const problem = { ...drawn, targets: drawn.targets.map((target) => ({ ...target, use: null })) };
      const best = bruteForce(problem);

      const solution = solvePlan(problem, { now, budgetMs: 0 });
      if (solution.impossible.length > best.missed.length) missing += 1;

      replay(problem, solution);
      expect(solution.impossible.length).toBeGreaterThanOrEqual(best.missed.length);
      const isOpen = solution.bound === Number.MAX_VALUE;
      if (isOpen || solution.impossible.length > best.missed.length) return;
      expect(choiceCost(problem, solution)).toBeLessThanOrEqual(best.cost * (1 + solution.bound) + 1e-6);
    }),
    RUNS,
  );
  expect(missing).toBeLessThanOrEqual(RUNS.numRuns / 100);
});

function choiceCost(problem: PlanProblem, { steps, honeycombs, minutes, walk_m }: PlanSolution): number {
  const walking = problem.prefer === 'walking' ? (walk_m / 1_000) * 12 * 9 : 0;
  const numbers = steps
    .filter(({ is_target }) => is_target)
    .map(({ way, item_type_id }) =>
      'number' in way ? way.number : (problem.nextNumbers.get(item_type_id) ?? 1e9),
    );
  const classes = numbers.map((number) => Math.min(4, String(number).length - 1));
  const penalty = problem.prefer === 'numbers' ? classes.reduce((sum, count) => sum + 30 * count, 0) : 0;
  return honeycombs / problem.rate + minutes + walking + penalty;
}
