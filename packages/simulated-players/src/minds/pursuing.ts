import type { SetId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import { isReleasedAt } from '@wallabee/game/state/game-catalogue';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { obtain } from './obtaining.ts';
import { effortFor, OUT_OF_REACH } from './reach.ts';
import { distasteFor, likesSet, save } from './sorting.ts';
import type { Doing, View } from './view.ts';

/** Obtains and saves some missing items of the target set; true when that completes it. */
export function* pursue(view: View, steps: number): Doing<boolean> {
  const { intent, chance } = view;
  const target = intent.target ?? chooseTarget(view);
  intent.target = target;
  if (target === null) return false;
  let got = 0;
  for (const type of chance.sample(missingTypes(view, target), steps)) {
    if (yield* obtainAndSave(view, type)) got += 1;
  }
  const isCompleted = view.hasCompleted(target);
  if (isCompleted || (got === 0 && chance.happens(0.3))) intent.target = null;
  return isCompleted;
}

export function* obtainAndSave(view: View, type: TypeFacts): Doing<boolean> {
  const item_id = yield* obtain(view, type);
  return item_id !== undefined && (yield* save(view, { item_id }));
}

export function missingTypes(view: View, setId: SetId): TypeFacts[] {
  const types = view.catalogue.bySet.get(setId) ?? [];
  const now = view.now();
  return types.filter((type) => isReleasedAt(type, now) && !view.hasSaved(type.id));
}

/** The set that is nearest to completion, of some new and some old ones. */
function chooseTarget(view: View): SetId | null {
  const { chance } = view;
  const open = openSets(view).filter((id) => likesSet(view, id));
  const candidates = [...chance.sample(open.slice(-4), 2), ...chance.sample(open, 3)];
  return byEffort(view, candidates)[0]?.id ?? null;
}

/** Ordered by id, which is the order of release. */
export function openSets(view: View): SetId[] {
  const now = view.now();
  return [...view.catalogue.bySet]
    .filter(
      ([id, types]) =>
        isOrdinarySet(id) && !view.hasCompleted(id) && types.some((type) => isReleasedAt(type, now)),
    )
    .map(([id]) => id)
    .sort((a, b) => a - b);
}

/** Tastes differ, so that not everybody completes the same easy set. */
function byEffort(view: View, sets: readonly SetId[]): { id: SetId; effort: number }[] {
  return sets
    .map((id) => ({ id, effort: effortToComplete(view, id) * (1 + 2 * distasteFor(view, id)) }))
    .sort((a, b) => a.effort - b.effort || a.id - b.id);
}

/** Infinite where an item is out of reach. */
function effortToComplete(view: View, set: SetId): number {
  const now = view.now();
  let sum = 0;
  for (const type of view.catalogue.bySet.get(set) ?? []) {
    if (!isReleasedAt(type, now) || view.hasSaved(type.id)) continue;
    const effort = effortFor(view, type);
    if (effort >= OUT_OF_REACH) return Number.POSITIVE_INFINITY;
    sum += effort;
  }
  return sum;
}

/** The set that takes the least to complete, without sets that were given up. */
export function nearestSet(view: View, givenUp: ReadonlySet<SetId> = new Set()): SetId | undefined {
  return reachableSets(view).find((id) => !givenUp.has(id));
}

/** Obtains as much of the set as is possible here; true when that completes it. */
export function* workOn(view: View, set: SetId): Doing<boolean> {
  view.intent.target = set;
  const isCompleted = yield* pursue(view, MOST_ITEMS_OF_A_SET);
  view.intent.target = isCompleted ? null : set;
  return isCompleted;
}

/** `effort` limits how many sets are tried, and how often each. */
export function* finishSomeSet(view: View, effort: number): Doing<boolean> {
  for (const set of reachableSets(view).slice(0, effort)) {
    if (yield* finishSet(view, set, effort)) return true;
  }
  return false;
}

/** Nearest first, of some sets that come to mind. */
function reachableSets(view: View): SetId[] {
  const open = openSets(view);
  const some = new Set(view.chance.sample(open, MOST_SETS_COMPARED));
  const { target } = view.intent;
  if (target !== null && open.includes(target)) some.add(target);
  return byEffort(view, [...some])
    .filter(({ effort }) => Number.isFinite(effort))
    .map(({ id }) => id);
}

export function* finishSet(view: View, set: SetId, rounds: number): Doing<boolean> {
  for (let round = 0; round < rounds; round += 1) {
    view.intent.target = set;
    if (yield* pursue(view, MOST_ITEMS_OF_A_SET)) return true;
  }
  view.intent.target = null;
  return false;
}

const MOST_SETS_COMPARED = 60;
const MOST_ITEMS_OF_A_SET = 60;
