// npm run bench:plan: the time that plans of several sizes take, and how far they may be above the best.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { say } from '../scripts/setup.mjs';
import { largeProblem } from './plan-problem.mjs';
import { median, round } from './table.mjs';

const RUNS = 11;
const clock = { now: () => process.cpuUsage().user / 1_000 };
const { solvePlan, waysTo } = await planner();

for (const [targets, places, stock] of [
  [5, 10, 50],
  [15, 20, 200],
  [60, 40, 500],
  [200, 40, 500],
  [300, 40, 500],
]) {
  const problem = largeProblem({ targets, places, stock, listings: 20 });
  const runs = Array.from({ length: RUNS }, () => timed(() => solvePlan(problem, clock)));
  const [{ result }] = runs;
  const times = runs.map(({ took }) => took).sort((one, other) => one - other);
  const cost = result.honeycombs / problem.rate + result.minutes;
  say(
    `${targets} targets: ${round(median(times), 1)} ms median, ${round(times.at(-1), 1)} ms at most; cost ${round(cost, 1)}, ` +
      `at most ${round(result.bound * 100, 1)} % above the best, ${result.walk.length} places, ${result.impossible.length} impossible`,
  );
  const first = problem.targets[0].item_type_id;
  const ways = Array.from({ length: RUNS }, () => timed(() => waysTo(problem, first)).took);
  say(`  ways to one of them: ${round(median(ways.sort((one, other) => one - other)), 1)} ms median`);
}

async function planner() {
  const outfile = resolve('.cache/bench/plan.mjs');
  await build({
    stdin: {
      contents: ['solve-plan', 'ways-to'].map((file) => `export * from './${file}.ts';`).join('\n'),
      resolveDir: 'packages/game/src/plan',
    },
    ...{ outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'warning' },
  });
  return import(pathToFileURL(outfile).href);
}

/** Processor time in milliseconds, because other programs may run. */
function timed(run) {
  const start = process.cpuUsage();
  const result = run();
  const { user, system } = process.cpuUsage(start);
  return { result, took: (user + system) / 1_000 };
}
