import { setTimeout as sleep } from 'node:timers/promises';
import { actorsOf } from '@wallabee/game/rules/actors';
import { chancesOf } from '@wallabee/game/rules/chances';
import { decide } from '@wallabee/game/rules/decide';
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
import { loadSnapshot, StaleSnapshot } from './load-snapshot.ts';
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
export async function perform(
  engine: WorldEngine,
  action: Action,
  moment: { now: Date; random: () => number; alongside?: Alongside | undefined },
): Promise<AppliedChanges> {
  // Drawn once, so that a retry has the same result.
  const chance = Array.from({ length: chancesOf(action) }, moment.random);
  const now = moment.now.getTime();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const outcome = await attemptOnce(engine, action, { now, chance, alongside: moment.alongside }).catch(
      nullIfRetryable,
    );
    if (outcome) return outcome;
    await sleep(moment.random() * attempt * LONGEST_PAUSE_MS);
  }
  throw busy();
}

const ATTEMPTS = 6;
const LONGEST_PAUSE_MS = 30;

function attemptOnce(
  { db, game, followers = [] }: WorldEngine,
  action: Action,
  { alongside, ...moment }: { now: number; chance: readonly number[]; alongside: Alongside | undefined },
): Promise<AppliedChanges> {
  return db.transaction().execute(async (trx) => {
    const snapshot = await loadSnapshot(trx, action, { ...moment, catalogue: game() });
    const { refusal, changes } = decide(snapshot, action);
    if (refusal) throw refused(refusal);
    const applied = await writeChanges(trx, changes, snapshot);
    await recordActivity(trx, actorsOf(action), new Date(moment.now));
    await alongside?.(trx, applied);
    const cause = { action, before: snapshot.state };
    for (const follow of followers) await follow(trx, applied, new Date(moment.now), cause);
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
