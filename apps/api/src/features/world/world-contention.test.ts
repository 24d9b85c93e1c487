import { SAMPLE_CATALOGUE, TYPE } from '@wallabee/game/samples/sample-catalogue';
import { sampleAction } from '@wallabee/game/samples/sample-play';
import { sampleStep } from '@wallabee/game/samples/sample-steps';
import { ADA, CLEO, createSampleWorld, OLD_PARK } from '@wallabee/game/samples/sample-world';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readWorld } from '../../../test/builders/read-world.ts';
import { CONNECTIONS, createSampleGame, MANY_PLAYERS, times } from '../../../test/builders/sample-game.ts';
import type { Db } from '../../platform/db/db.ts';

const { db, act, allAtOnce, anItem } = await createSampleGame();

test('an action is retried after a deadlock', async () => {
  const item_id = await anItem(TYPE.flour);
  let dropping: ReturnType<typeof act> | undefined;

  const others = db.transaction().execute(async (other) => {
    await sql`select 1 from item where item_id = ${item_id} for update`.execute(other);
    dropping = act({ type: 'drop', player_id: ADA, item_id, place_id: OLD_PARK, lock: false });
    await waitForLock();
    await sql`select 1 from player where id = ${ADA} for update`.execute(other);
  });

  // PostgreSQL aborts the transaction that detects the deadlock first, usually the action.
  await others.catch(() => {});
  expect((await dropping)?.moved).toMatchObject([{ location: 'dropped' }]);
});

test('a listing that is sold and listed again is bought from the new seller', async () => {
  const item_id = await anItem(TYPE.flour);
  await act({ type: 'list_on_market', player_id: ADA, item_id, cost: 10 });
  const [buyer, second] = [MANY_PLAYERS[0] ?? CLEO, MANY_PLAYERS[1] ?? CLEO];

  const bought = await db.transaction().execute(async (other) => {
    await sql`select 1 from player where id in (${ADA}, ${second}) for no key update`.execute(other);
    const buying = act({ type: 'buy_on_market', player_id: buyer, item_id });
    await waitForLock();
    const sameHands = sameTransaction(other);
    await act({ type: 'buy_on_market', player_id: second, item_id }, sameHands);
    await act({ type: 'list_on_market', player_id: second, item_id, cost: 20 }, sameHands);
    return { buying };
  });

  expect((await bought.buying).balances).toEqual([
    { player_id: buyer, by: -20 },
    { player_id: second, by: 20 },
  ]);
});

test('many concurrent actions of all kinds leave the world consistent', async () => {
  let seed = 500_000;
  const reasons = new Map<string, number>();
  for (let round = 0; round < 30; round++) {
    const world = await readWorld(db, SAMPLE_CATALOGUE);
    // Few players, so that many actions compete for each pouch.
    for (const id of MANY_PLAYERS) world.players.delete(id);
    for (const [type, owners] of createSampleWorld().owners) world.owners.set(type, owners);
    const outcomes = await allAtOnce(
      times(CONNECTIONS, () => {
        seed += 1;
        return sampleAction(world, sampleStep(seed));
      }),
    );
    for (const { reason = 'done' } of outcomes) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }

  expect(reasons.get('done')).toBeGreaterThan(250);
  expect(reasons.get('unavailable')).toBeUndefined();
});

/** Waits until a connection of this database waits for a lock. */
async function waitForLock() {
  const waiting = sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
}

/** Runs the engine inside a transaction that is already open. */
function sameTransaction(trx: Db): Db {
  const execute = <Result>(work: (inner: Db) => Promise<Result>) => work(trx);
  return { transaction: () => ({ execute }) } as unknown as Db;
}
