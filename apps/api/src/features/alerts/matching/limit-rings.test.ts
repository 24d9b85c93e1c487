import { MOST_RINGS_AN_HOUR } from '@wallabee/contract/alerts/alert-limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { createMatchingWorld } from '../../../../test/builders/matching-world.ts';
import { type Scene, YETI } from '../../../../test/builders/search-scene.ts';

const { world, aMatchingScene, anAlert, happened, heardBy } = await createMatchingWorld();
const { db, clock } = world;

let scene: Scene;
beforeEach(async () => {
  scene = await aMatchingScene();
  await anAlert({ subject: 'numbers', query: 'number>0' }, scene.ada);
});

const heard = () => heardBy(scene.ada);

/** Ben lists so many numbers, from this one on. */
async function listed(count: number, first: number) {
  const events = Array.from({ length: count }, (_, nth) => ({
    kind: 'market',
    item_id: first + nth,
    facts: { item_type_id: YETI, number: first + nth, price: 120, owner_id: scene.ben.id } as never,
    player_ids: [scene.ben.id],
  }));
  await happened(...events);
}

describe('an alert that matches everything [AL-01]', () => {
  test('rings so often within an hour, says so once, and counts the rest', async () => {
    await listed(MOST_RINGS_AN_HOUR - 1, 5_000);
    await listed(3, 6_000);
    await listed(3, 7_000);

    const words = await heard();
    expect(words).toHaveLength(MOST_RINGS_AN_HOUR + 1);
    expect(words.at(-2)).toMatch(/^Mine: Yeti in Soft Focus #6,000 is on the Market/);
    expect(words.at(-1)).toMatch(/^Mine: that was 100 times within an hour\./);
    const alert = await db.selectFrom('alert').select('matches').executeTakeFirstOrThrow();
    expect(alert.matches).toBe(MOST_RINGS_AN_HOUR + 5);
  });

  test('rings again after the hour, but not for what it only counted', async () => {
    await listed(MOST_RINGS_AN_HOUR + 10, 5_000);
    const before = await heard();

    clock.now = new Date(clock.now.getTime() + 3_600_000);
    await listed(MOST_RINGS_AN_HOUR + 11, 5_000);

    const words = await heard();
    expect(words).toHaveLength(before.length + 1);
    expect(words.at(-1)).toMatch(/^Mine: Yeti in Soft Focus #5,110 is/);
  });
});
