import { readFile } from 'node:fs/promises';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { worldFaults } from '@wallabee/game/checks/world-faults';
import { SAMPLE_CATALOGUE } from '@wallabee/game/samples/sample-catalogue';
import { sampleAction } from '@wallabee/game/samples/sample-play';
import { sampleStep } from '@wallabee/game/samples/sample-steps';
import { createSampleWorld, SAMPLE_ISSUED, SAMPLE_START } from '@wallabee/game/samples/sample-world';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readWorld } from '../../../test/builders/read-world.ts';
import { loadSampleWorld } from '../../../test/builders/sample-world.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { perform } from './world.service.ts';

const { db } = await createTestDatabase();

test('the migration counts the moves and hands of items that are already there', async () => {
  await loadSampleWorld(db, createSampleWorld());
  await playSome(250);
  await sql`update item set moves = 0, hands = 0`.execute(db);
  expect(await tallyFaults()).not.toEqual([]);

  await sql.raw(await backfill()).execute(db);

  expect(await tallyFaults()).toEqual([]);
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

async function tallyFaults() {
  const issuedBefore = new Map(SAMPLE_ISSUED.map(([id, issued]) => [id as ItemTypeId, issued]));
  return worldFaults(await readWorld(db, SAMPLE_CATALOGUE), issuedBefore);
}

async function backfill(): Promise<string> {
  const migration = await readFile(new URL('../../../migrations/0032-search.sql', import.meta.url), 'utf8');
  return /update item set[^;]+;/.exec(migration)?.[0] ?? '';
}
