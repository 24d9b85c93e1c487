import { readFile } from 'node:fs/promises';
import { SAMPLE_CATALOGUE } from '@wallabee/game/samples/sample-catalogue';
import { sampleAction } from '@wallabee/game/samples/sample-play';
import { sampleStep } from '@wallabee/game/samples/sample-steps';
import { createSampleWorld, SAMPLE_START } from '@wallabee/game/samples/sample-world';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readWorld } from '../../../test/builders/read-world.ts';
import { loadSampleWorld } from '../../../test/builders/sample-world.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { perform } from './world.service.ts';

const { db } = await createTestDatabase();

test('the migration finds where the events that are already there left their items', async () => {
  await loadSampleWorld(db, createSampleWorld());
  await playSome(400);
  const recorded = await standings();
  await sql`update history set location = null, holder_id = null`.execute(db);

  await sql.raw(await backfill()).execute(db);

  expect(recorded.length).toBeGreaterThan(300);
  expect(await standings()).toEqual(recorded);
});

async function playSome(turns: number) {
  const engine = { db, game: () => SAMPLE_CATALOGUE };
  for (let turn = 0; turn < turns; turn++) {
    const step = sampleStep(turn);
    const action = sampleAction(await readWorld(db, SAMPLE_CATALOGUE), step);
    await perform(engine, action, {
      now: new Date(SAMPLE_START + turn * 60_000),
      fixedLuck: step.chance,
    }).catch(() => null);
  }
}

/** Without the holders of dropped items, because history does not say whether an item was locked. */
async function standings() {
  const rows = await db
    .selectFrom('history')
    .select(['history_id', 'item_id', 'type', 'user_id', 'location', 'holder_id'])
    .orderBy('history_id')
    .execute();
  return rows.map((row) => (row.location === 'dropped' ? { ...row, holder_id: null } : row));
}

async function backfill(): Promise<string> {
  const migration = await readFile(
    new URL('../../../migrations/0040-standings.sql', import.meta.url),
    'utf8',
  );
  return /update history set[^;]+;/.exec(migration)?.[0] ?? '';
}
