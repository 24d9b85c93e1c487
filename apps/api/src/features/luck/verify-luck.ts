import type { Day } from '@wallabee/contract/protocol/day';
import { createCounterCheck, type DrawFault } from '@wallabee/game/luck/draw-faults';
import { lastPublicDay } from '@wallabee/game/luck/luck-days';
import type { Db } from '../../platform/db/db.ts';
import { checkDraw, isOnItsDay, type Published } from './check-draw.ts';
import { listOptions } from './luck.queries.ts';
import { type DrawToVerify, listCounters, listDrawsAfter, listPublishedSeeds } from './verify.queries.ts';

export interface FoundFault {
  player_id: number;
  counter: number;
  /** Null for a draw that is missing. */
  day: Day | null;
  fault: DrawFault | 'counter' | 'last';
}

export interface Verified {
  checked: number;
  /** Draws of days whose seeds are not published yet. */
  waiting: number;
  faults: FoundFault[];
}

/** Derives every draw of the published days again, in batches. The database must be one snapshot. */
export async function verifyLuck(db: Db, now: Date): Promise<Verified> {
  const published = await readPublished(db, now);
  const lists = new Map<string, readonly number[]>();
  const isNext = createCounterCheck();
  const verified: Verified = { checked: 0, waiting: 0, faults: [] };
  const last = new Map<number, number>();
  for await (const draws of batches(db)) {
    await addLists(db, draws, lists);
    for (const draw of draws) {
      const outcome = isNext(draw) ? outcomeOf(draw, { published, lists }) : 'counter';
      addOutcome(verified, draw, outcome);
      last.set(draw.player_id, draw.counter);
    }
  }
  verified.faults.push(...(await missingLast(db, last)));
  return verified;
}

/** `last` is the counter of the last draw of each player that has one. */
async function missingLast(db: Db, last: ReadonlyMap<number, number>): Promise<FoundFault[]> {
  const counters = new Map((await listCounters(db)).map((row) => [row.player_id, row.last]));
  const players = [...new Set([...last.keys(), ...counters.keys()])];
  return players
    .filter((player_id) => last.get(player_id) !== counters.get(player_id))
    .map((player_id) => ({ player_id, counter: counters.get(player_id) ?? 0, day: null, fault: 'last' }));
}

type Outcome = FoundFault['fault'] | 'waiting' | null;

function addOutcome(verified: Verified, { player_id, counter, day }: DrawToVerify, outcome: Outcome) {
  if (outcome === 'waiting') {
    verified.waiting += 1;
    return;
  }
  verified.checked += 1;
  if (outcome !== null) verified.faults.push({ player_id, counter, day, fault: outcome });
}

async function readPublished(db: Db, now: Date): Promise<Map<Day, Published>> {
  const seeds = await listPublishedSeeds(db, lastPublicDay(now.getTime()));
  return new Map(seeds.map(({ day, ...published }) => [day, published]));
}

const BATCH = 2_000;

async function* batches(db: Db): AsyncGenerator<DrawToVerify[]> {
  let after = { player_id: 0, counter: 0 };
  while (true) {
    const draws = await listDrawsAfter(db, { after, most: BATCH });
    const last = draws.at(-1);
    if (!last) return;
    yield draws;
    after = last;
  }
}

async function addLists(
  db: Db,
  draws: readonly DrawToVerify[],
  lists: Map<string, readonly number[]>,
): Promise<void> {
  const keys = draws.flatMap(({ picks }) => picks.flatMap(({ options }) => options ?? []));
  const missing = [...new Set(keys)].filter((key) => !lists.has(key));
  for (const [key, ids] of await listOptions(db, missing)) lists.set(key, ids);
}

function outcomeOf(
  draw: DrawToVerify,
  { published, lists }: { published: Map<Day, Published>; lists: Map<string, readonly number[]> },
): Outcome {
  const seed = published.get(draw.day);
  if (!seed) return isOnItsDay(draw) ? 'waiting' : 'day';
  return checkDraw(draw, { published: seed, lists, made: draw.made });
}
