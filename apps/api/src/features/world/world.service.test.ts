import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Action } from '@wallabee/contract/world/action';
import type { InMemoryWorld } from '@wallabee/contract/world/in-memory-world';
import { performInMemory } from '@wallabee/contract/world/perform-in-memory';
import { SAMPLE_CATALOGUE } from '@wallabee/contract/world/sample-catalogue';
import { sampleAction } from '@wallabee/contract/world/sample-play';
import { aWellFilled, sampleStep } from '@wallabee/contract/world/sample-steps';
import { ADA, createSampleWorld, SAMPLE_ISSUED, SAMPLE_START } from '@wallabee/contract/world/sample-world';
import { worldFaults } from '@wallabee/contract/world/world-faults';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabase, emptyTables } from '../../../test/database.ts';
import { comparable, readWorld } from '../../../test/read-world.ts';
import { loadSampleWorld } from '../../../test/sample-world.ts';
import { perform } from './world.service.ts';

const { db } = await createTestDatabase();
const engine = { db, game: () => SAMPLE_CATALOGUE };

beforeEach(async () => {
  await emptyTables(db);
  await loadSampleWorld(db, createSampleWorld());
});

test.each([1, 2, 3])(
  'game %d: the engine and the world in memory go the same way',
  { timeout: 60_000 },
  async (game) => {
    const world = createSampleWorld();
    let now = SAMPLE_START;
    for (let turn = 0; turn < 700; turn++) {
      now += turn % 200 === 199 ? 300 * 24 * 3_600_000 : 20_000;
      const step = sampleStep(game * 100_000 + turn);
      await performInBoth(world, sampleAction(world, step), { now, chance: step.chance });
    }

    const stored = await readWorld(db, SAMPLE_CATALOGUE);

    expect(comparable(stored)).toEqual(comparable(world));
    expect(worldFaults(stored, issuedBefore)).toEqual([]);
  },
);

test('a well is filled and redeemed', async () => {
  const world = createSampleWorld();
  const chance = [0, 0, 0, 0, 0, 0];
  let now = SAMPLE_START;
  for (const action of aWellFilled(world, ADA)) {
    now += 1_000;
    await performInBoth(world, action, { now, chance });
  }

  expect(comparable(await readWorld(db, SAMPLE_CATALOGUE))).toEqual(comparable(world));
});

const issuedBefore = new Map(SAMPLE_ISSUED.map(([id, issued]) => [id as ItemTypeId, issued]));

/** Plays an action in memory and in the database, and expects the same answer of both. */
async function performInBoth(
  world: InMemoryWorld,
  action: Action,
  { now, chance }: { now: number; chance: readonly number[] },
) {
  const left = [...chance];
  const expected = performInMemory(world, action, { now, chance });
  const answer = await perform(engine, action, { now: new Date(now), random: () => left.shift() ?? 0 }).then(
    (applied) => ({ applied }),
    (problem) => ({ refusal: problem.problem?.reason ?? problem }),
  );
  expect(answer).toEqual(expected);
}
