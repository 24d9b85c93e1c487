import { WALK_MINUTES_PER_KM } from '@wallabee/contract/plan/plan-costs';
import { assignStock } from './assigned-stock.ts';
import type { PlannedWay, PlanProblem, PlanSolution, SolvedPart, SolvedStep } from './plan-problem.ts';
import type { Draft } from './search/draft.ts';
import type { Model } from './search/model.ts';
import { type Unit, unitsOf } from './units.ts';
import { wayCost } from './way-cost.ts';

export function toSolution(
  problem: PlanProblem,
  model: Model,
  { draft, bound }: { draft: Draft; bound: number },
): PlanSolution {
  const walk = draft.walk.order.flatMap((place) => model.places[place] ?? []);
  const units = unitsOf(model, draft, assignStock(problem, model, draft));
  const costs = units.map(({ way }) => wayCost(way));
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  return {
    steps: toSteps(units, walk),
    walk,
    walk_m: draft.walk.metres,
    honeycombs: sum(costs.map(({ honeycombs }) => honeycombs)),
    minutes: sum(costs.map(({ minutes }) => minutes)) + (draft.walk.metres / 1_000) * WALK_MINUTES_PER_KM,
    bound,
    impossible: model.targets.flatMap(({ id }, index) => (draft.targets[index] ? [] : id)),
  };
}

interface Group {
  readonly units: readonly [Unit, ...Unit[]];
  readonly rank: number;
}

/** New items of one type that are got in the same way are one step. */
function toSteps(units: readonly Unit[], walk: PlanSolution['walk']): SolvedStep[] {
  const groups = new Map<unknown, Group>();
  for (const unit of units) {
    if (unit.way.kind === 'stock' && !unit.isTarget) continue;
    const key = isNew(unit.way) ? `${unit.type} ${JSON.stringify(unit.way)}` : unit;
    const known = groups.get(key)?.units;
    groups.set(key, { units: known ? [...known, unit] : [unit], rank: rankOf(unit, walk) });
  }
  const ordered = [...groups.values()].sort((one, other) => one.rank - other.rank);
  const stepOf = new Map(ordered.flatMap((group, step) => group.units.map((unit) => [unit, step] as const)));
  return ordered.map((group) => toStep(group, stepOf));
}

function toStep({ units }: Group, stepOf: ReadonlyMap<Unit, number>): SolvedStep {
  const [first] = units;
  const feeds = units.flatMap(({ mixedIn }) => (mixedIn ? (stepOf.get(mixedIn) as number) : []));
  return {
    phase: first.phase,
    item_type_id: first.type,
    way: first.way,
    count: units.length,
    is_target: units.some(({ isTarget }) => isTarget),
    parts: first.parts.map((part): SolvedPart => {
      if (part.way.kind === 'stock') return { item_id: part.way.item_id };
      return { step: stepOf.get(part) as number };
    }),
    feeds: [...new Set(feeds)].sort((one, other) => one - other),
  };
}

function isNew({ kind }: PlannedWay): boolean {
  return kind === 'store' || kind === 'market_stock' || kind === 'forage';
}

const KINDS: readonly PlannedWay['kind'][] = [
  'stock',
  'held',
  'store',
  'market_stock',
  'market',
  'swap',
  'place',
  'forage',
  'mix',
];
const PHASES: readonly Unit['phase'][] = ['now', 'walk', 'after'];

/** Units that rank the same stay as they are, parts before the mixes that need them. */
function rankOf({ way, phase }: Unit, walk: PlanSolution['walk']): number {
  const place = 'place_id' in way && way.place_id !== null ? walk.indexOf(way.place_id) : walk.length;
  return (PHASES.indexOf(phase) * (walk.length + 1) + place) * KINDS.length + KINDS.indexOf(way.kind);
}
