import { setTimeout as sleep } from 'node:timers/promises';
import { actorsOf } from '@wallabee/game/rules/actors';
import { REFUSAL_WORDS, type Refusal } from '@wallabee/game/rules/world-refusals';
import type { Action } from '@wallabee/game/state/action';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import type { WorldState } from '@wallabee/game/state/snapshot';
import type { Db } from '../../platform/db/db.ts';
import { busy, ProblemError } from '../../platform/problems.ts';
import { recordActivity } from '../../platform/sessions/activity.queries.ts';
import { type CatalogueHolder, perCatalogue } from '../catalogue/catalogue.public.ts';
import { toGameCatalogue } from './game-catalogue.ts';
import { StaleSnapshot } from './load-snapshot.ts';
import { decideWithLuck } from './luck/decide-with-luck.ts';
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

/** Runs in the transaction of every action, after its changes: for what must change together with items. */
export type Follower = (trx: Db, applied: AppliedChanges, now: Date, cause: Cause) => Promise<void>;

interface Cause {
  action: Action;
  /** What the action needed of the world, as it was before. */
  before: WorldState;
}

/** Runs in the transaction of an action, after its changes. */
export type Alongside = (trx: Db, applied: AppliedChanges) => Promise<void>;

export type Act = (action: Action, alongside?: Alongside) => Promise<AppliedChanges>;

/** Performs the whole action, or throws a problem that says why not. */
export async function perform(engine: WorldEngine, action: Action, moment: Moment): Promise<AppliedChanges> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const outcome = await attemptOnce(engine, action, moment).catch(nullIfRetryable);
    if (outcome) return outcome;
    await sleep(Math.random() * attempt * LONGEST_PAUSE_MS);
  }
  throw busy();
}

interface Moment {
  now: Date;
  alongside?: Alongside | undefined;
  /** For tests: numbers from 0 to 1 by draw, in place of those that follow from the seed. */
  fixedLuck?: readonly number[];
}

const ATTEMPTS = 6;
const LONGEST_PAUSE_MS = 30;

function attemptOnce(
  { db, game, followers = [] }: WorldEngine,
  action: Action,
  { now, alongside, fixedLuck }: Moment,
): Promise<AppliedChanges> {
  return db.transaction().execute(async (trx) => {
    const moment = { now: now.getTime(), catalogue: game(), fixedLuck };
    const { decision, snapshot, opened } = await decideWithLuck(trx, action, moment);
    if (decision.refusal) throw refused(decision.refusal);
    const applied = await writeChanges(trx, decision.changes, snapshot);
    if (opened && opened.luck.picks.length > 0)
      await recordLuck(trx, opened, { action, applied, now: moment.now });
    await recordActivity(trx, actorsOf(action), now);
    await alongside?.(trx, applied);
    const cause = { action, before: snapshot.state };
    for (const follow of followers) await follow(trx, applied, now, cause);
    return applied;
  });
}

/** Returns null where another transaction won and nothing was changed; the action may be retried. */
function nullIfRetryable(failure: unknown): null {
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
