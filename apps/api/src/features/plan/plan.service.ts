import type { Plan } from '@wallabee/contract/plan/plan';
import type { PlanPreference } from '@wallabee/contract/plan/plan-costs';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { PlanTarget } from '@wallabee/game/plan/plan-problem';
import { solvePlan } from '@wallabee/game/plan/solve-plan';
import type { Db } from '../../platform/db/db.ts';
import type { SignedInPlayer } from '../../platform/sessions/sessions.queries.ts';
import { findBalance } from './facts/own-items.queries.ts';
import { loadPlanFacts } from './facts/plan-facts.ts';
import type { PlanServices } from './plan-services.ts';
import { type AskedPoint, findStart } from './start.ts';
import { type AskedSubject, findSubject, type PlanSubject, toPlannedSet } from './subject.ts';
import { showImpossible } from './views/impossible.views.ts';
import { shownThings } from './views/shown-things.ts';
import { showSteps } from './views/steps.views.ts';
import { rounded } from './views/way.views.ts';

interface AskedPlan extends AskedSubject, AskedPoint {
  rate: number;
  prefer: PlanPreference;
  use?: string | undefined;
}

export async function readPlan(
  services: PlanServices,
  db: Db,
  { viewer, asked }: { viewer: SignedInPlayer; asked: AskedPlan },
): Promise<Plan> {
  const subject = await findSubject(services, db, { viewer, asked });
  const start = await findStart(db, viewer.id, asked);
  const { rate, prefer } = asked;
  const uses = usesOf(asked.use);
  const facts = await loadPlanFacts(services, db, {
    viewer: viewer.id,
    start,
    rate,
    prefer,
    targets: (saved) => targetsOf(subject, { saved, uses }),
  });
  const solution = solvePlan(facts.problem, { now: processorTime });
  const showing = { facts, things: shownThings(services, facts) };
  const steps = showSteps(solution, { ...showing, uses });
  const { saved } = facts;
  const now = services.now();
  return {
    set: subject.set && toPlannedSet(subject.set, { saved, now, apiUrl: services.apiUrl }),
    title: subject.title,
    mistakes: subject.mistakes,
    shelf: subject.types.map(({ id }) => ({ item: showing.things.card(id), has: saved.has(id) })),
    steps,
    honeycombs: solution.honeycombs,
    minutes: rounded(solution.minutes),
    walk_m: Math.round(solution.walk_m),
    mixes: steps.filter(({ way }) => way.kind === 'mix').length,
    balance: await findBalance(db, viewer.id),
    bound: solution.bound,
    impossible: solution.impossible.map((id) => showImpossible(services, showing, id)),
    rate,
    prefer,
    start,
    at: now.toISOString(),
  };
}

/** Unlike the clock, it does not pass while other processes have the processor. */
function processorTime(): number {
  return process.cpuUsage().user / 1_000;
}

/** The keys of the ways that the player chose, by item type. */
function usesOf(use = ''): Map<number, string> {
  return new Map(
    use
      .split(',')
      .filter((entry) => entry !== '')
      .map((entry) => {
        const [id, key = ''] = entry.split('~');
        return [Number(id), key];
      }),
  );
}

/** What is missing of a set; of a list also a lower number than the saved one. */
function targetsOf(
  { set, types }: PlanSubject,
  { saved, uses }: { saved: ReadonlyMap<ItemTypeId, number>; uses: ReadonlyMap<number, string> },
): PlanTarget[] {
  return types
    .filter(({ id }) => set === null || !saved.has(id))
    .map(({ id }) => ({ item_type_id: id, below: saved.get(id) ?? null, use: uses.get(id) ?? null }));
}
