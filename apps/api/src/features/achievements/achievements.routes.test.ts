import { listAchievements } from '@wallabee/contract/achievements/achievement';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();

test('GET achievements lists them all with their badges [AP-22]', async () => {
  await world.db
    .insertInto('achievement')
    .values({
      id: 1,
      slug: 'first-nectar',
      name: 'First Nectar',
      description: 'Forage ten items.',
      description_earned: 'Ten items foraged.',
      icon: 'seedling',
      hue: 330,
      counts: 'foraged',
      target: 10,
    })
    .execute();
  await world.catalogue.reload();

  const response = await world.call(listAchievements, {});

  expect(response.json()).toEqual({
    achievements: [
      {
        id: 1,
        name: 'First Nectar',
        description: 'Forage ten items.',
        description_earned: 'Ten items foraged.',
        target: 10,
        hue: 330,
        image_key: expect.any(String),
        image_url_50: 'http://localhost:3000/api/image/achievement-1-50.png',
        image_url_100: 'http://localhost:3000/api/image/achievement-1-100.png',
        image_url_200: 'http://localhost:3000/api/image/achievement-1-200.png',
      },
    ],
  });
});

test('GET achievements needs a key [AP-01]', async () => {
  expect((await world.call(listAchievements, { key: null })).statusCode).toBe(401);
});
