import { setTimeout as sleep } from 'node:timers/promises';
import { divideApplied, mergeChanges } from '@wallabee/game/apply/merge-changes';
import { actorsOf } from '@wallabee/game/rules/actors';
import { REFUSAL_WORDS, type Refusal } from '@wallabee/game/rules/world-refusals';
import type { Action } from '@wallabee/game/state/action';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { WorldState } from '@wallabee/game/state/snapshot';
import type { Db } from '../../platform/db/db.ts';
import { busy, ProblemError } from '../../platform/problems.ts';
import { type CatalogueHolder, perCatalogue } from '../catalogue/catalogue.public.ts';
import { toGameCatalogue } from './game-catalogue.ts';
import { StaleSnapshot } from './load-snapshot.ts';
import { decideAll } from './luck/decide-with-luck.ts';
import { recordLuck } from './luck/seeded-luck.ts';
import { writeChanges } from './write-changes.ts';

export interface WorldEngine {
  db: Db;
  game(): GameCatalogue;
  followers?: readonly Follower[];
}

export function createWorldEngine(
  db: Db,
  catalogue: CatalogueHolder,
  followers: readonly Follower[] = [],
): WorldEngine {
  return { db, game: perCatalogue(catalogue, toGameCatalogue), followers };
}

/** Runs in the transaction of all actions, after their changes: for what must change together with items. */
export type Follower = (trx: Db, done: readonly Done[], now: Date) => Promise<void>;

export interface Done {
  action: Action;
  applied: AppliedChanges;
  /** What the action needed of the world, as it was before. */
  before: WorldState;
}

/** Runs in the transaction of an action, after its changes. */
export type Alongside = (trx: Db, applied: AppliedChanges) => Promise<void>;

export type Act = (action: Action, alongside?: Alongside) => Promise<AppliedChanges>;

/** Performs the whole action, or throws a problem that says why not. */
export async function perform(
  engine: WorldEngine,
  action: Action,
  { alongside, ...moment }: Moment & { alongside?: Alongside | undefined },
): Promise<AppliedChanges> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const outcomes = await performAll(engine, [{ action, alongside }], moment).catch(nullIfRetryable);
    const [outcome] = outcomes ?? [];
    if (outcome instanceof ProblemError) throw outcome;
    if (outcome) return outcome;
    await sleep(Math.random() * attempt * LONGEST_PAUSE_MS);
  }
  throw busy();
}

interface Moment {
  now: Date;
  /** For tests: numbers from 0 to 1 by draw, in place of those that follow from the seed. */
  fixedLuck?: readonly number[];
}

const ATTEMPTS = 6;
const LONGEST_PAUSE_MS = 30;

export interface Asked {
  action: Action;
  alongside?: Alongside | undefined;
}

/**
 * Performs actions of which none changes what another reads, in one transaction. A refused one does not touch the
 * others; any failure undoes them all.
 */
export function performAll(
  engine: WorldEngine,
  asked: readonly Asked[],
  moment: Moment,
): Promise<(AppliedChanges | ProblemError)[]> {
  return performTogether(engine, asked, moment).catch((failure) => {
    if (failure instanceof AllRefused) return failure.refusals.map(refused);
    throw failure;
  });
}

/** Rolls the transaction back, which needs no write to the disk. */
class AllRefused extends Error {
  readonly refusals: readonly Refusal[];

  constructor(refusals: readonly Refusal[]) {
    super('All actions were refused.');
    this.refusals = refusals;
  }
}

function performTogether(
  { db, game, followers = [] }: WorldEngine,
  asked: readonly Asked[],
  { now, fixedLuck }: Moment,
): Promise<(AppliedChanges | ProblemError)[]> {
  return db.transaction().execute(async (trx) => {
    const at = now.getTime();
    const actions = asked.map(({ action }) => action);
    const { decided, state } = await decideAll(trx, actions, { now: at, catalogue: game(), fixedLuck });
    const accepted = decided.flatMap(({ decision: { changes }, opened }, position) => {
      const one = asked[position];
      return changes && one ? [{ ...one, changes, opened }] : [];
    });
    const all = accepted.map(({ changes }) => changes);
    const actors = accepted.flatMap(({ action }) => actorsOf(action));
    if (all.length === 0) throw new AllRefused(decided.map(({ decision }) => decision.refusal as Refusal));

    const applied = await writeChanges(trx, mergeChanges(all), { now: at, state, actors });
    const parts = divideApplied(applied, all);
    const done = accepted.map(({ action, opened, alongside }, position) => ({
      ...{ action, opened, alongside, before: state },
      applied: parts[position] as AppliedChanges,
    }));
    for (const { action, opened, applied } of done)
      if (opened && opened.luck.picks.length > 0) await recordLuck(trx, opened, { action, applied, now: at });
    for (const one of done) await one.alongside?.(trx, one.applied);
    for (const follow of followers) await follow(trx, done, now);
    const results = done.values();
    return decided.map(({ decision }) =>
      decision.refusal ? refused(decision.refusal) : (results.next().value as Done).applied,
    );
  });
}

/** Returns null where another transaction won and nothing was changed; the action may be retried. */
export function nullIfRetryable(failure: unknown): null {
  const code =
    typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : undefined;
  if (failure instanceof StaleSnapshot || code === SERIALIZATION_FAILURE || code === DEADLOCK) return null;
  throw failure;
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

function refused(refusal: Refusal): ProblemError {
  const error = REFUSAL_WORDS[refusal];
  if (NOT_THERE.has(refusal)) return new ProblemError(404, { error, code: 'not_found', reason: refusal });
  return new ProblemError(409, { error, code: 'refused', reason: refusal });
}

const NOT_THERE: ReadonlySet<Refusal> = new Set<Refusal>([
  'no_such_player',
  'no_such_item',
  'no_such_item_type',
  'no_such_place',
  'no_such_code',
]);
