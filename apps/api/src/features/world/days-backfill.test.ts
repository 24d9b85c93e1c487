import { readFile } from 'node:fs/promises';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { performInMemory } from '@wallabee/game/apply/perform-in-memory';
import { worldFaults } from '@wallabee/game/checks/world-faults';
import { luckOfFractions } from '@wallabee/game/luck/luck';
import { SAMPLE_CATALOGUE } from '@wallabee/game/samples/sample-catalogue';
import { sampleAction } from '@wallabee/game/samples/sample-play';
import { sampleStep } from '@wallabee/game/samples/sample-steps';
import { createSampleWorld, SAMPLE_ISSUED, SAMPLE_START } from '@wallabee/game/samples/sample-world';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { comparableDays, readDays, readGameDays } from '../../../test/builders/read-days.ts';
import { readWorld } from '../../../test/builders/read-world.ts';
import { loadSampleWorld } from '../../../test/builders/sample-world.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { perform } from './world.service.ts';

const { db } = await createTestDatabase();

test('the migration fills the tables of days from the events that are already there [TM-02]', async () => {
  await loadSampleWorld(db, createSampleWorld());
  await playSome(600);
  const before = comparableDays(await readDays(db));
  for (const table of TABLES) await sql`delete from ${sql.table(table)}`.execute(db);
  expect(await faults()).not.toEqual([]);

  await sql.raw(await backfill()).execute(db);

  expect(comparableDays(await readDays(db))).toEqual(before);
  expect(before.players.length).toBeGreaterThan(10);
  expect(await faults()).toEqual([]);
});

const TABLES = ['location_day', 'location_count', 'player_day', 'saved_span', 'game_day'];

async function playSome(turns: number) {
  const world = createSampleWorld();
  const engine = { db, game: () => SAMPLE_CATALOGUE };
  for (let turn = 0; turn < turns; turn++) {
    const step = sampleStep(turn);
    // Half an hour each, so that the game takes days.
    const now = SAMPLE_START + turn * 1_800_000;
    const action = sampleAction(world, step);
    const luck = luckOfFractions(step.chance);
    if (performInMemory(world, action, { now, luck }).refusal) continue;
    await perform(engine, action, { now: new Date(now), fixedLuck: step.chance });
  }
}

async function faults() {
  const issuedBefore = new Map(SAMPLE_ISSUED.map(([id, issued]) => [id as ItemTypeId, issued]));
  const world = await readWorld(db, SAMPLE_CATALOGUE);
  const gameDays = await readGameDays(db);
  return worldFaults({ ...world, days: { ...world.days, gameDays: () => gameDays } }, issuedBefore);
}

async function backfill(): Promise<string> {
  const migration = await readFile(new URL('../../../migrations/0041-days.sql', import.meta.url), 'utf8');
  return migration.slice(migration.indexOf('insert into location_day'));
}
