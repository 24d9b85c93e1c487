import { listPlayerAchievements } from '@wallabee/contract/achievements/player-achievement';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();
const of = (player: { id: number }) => ({ params: { player: String(player.id) } });

async function anAchievement(id: number, counts: string, target: number) {
  await world.db
    .insertInto('achievement')
    .values({
      id,
      counts,
      target,
      slug: `achievement-${id}`,
      name: `Achievement ${id}`,
      description: 'Do it.',
      description_earned: 'You did it.',
      icon: 'bread',
      hue: 40,
    })
    .execute();
  await world.catalogue.reload();
}

test('GET users/{id}/achievements/new lists awarded achievements and the progress of the others [AP-04, AC-01, AC-02]', async () => {
  const [ada, grace] = [await world.aPlayer(), await world.aPlayer()];
  await anAchievement(1, 'foraged', 10);
  await anAchievement(2, 'foraged', 100);
  await anAchievement(3, 'mixed', 5);
  await world.db
    .insertInto('player_counter')
    .values([
      { player_id: ada.id, counts: 'foraged', value: 25 },
      { player_id: grace.id, counts: 'mixed', value: 4 },
    ])
    .execute();
  await world.db
    .insertInto('player_achievement')
    .values({ player_id: ada.id, achievement_id: 1, awarded_at: '2026-01-02T03:04:05Z' })
    .execute();

  const response = await world.call(listPlayerAchievements, of(ada));

  const picture = (id: string, size: number) =>
    `http://localhost:3000/api/image/achievement-${id}-${size}.png`;
  expect(response.json()).toMatchObject({
    achievements: [
      {
        id: 1,
        name: 'Achievement 1',
        description: 'Do it.',
        description_earned: 'You did it.',
        awarded: true,
        awarded_at: '2026-01-02T03:04:05.000Z',
        badge_small: picture('1', 100),
        badge_small_null: picture('1.null', 100),
        badge_large: picture('1', 200),
        progression: [{ value: 25, target: 10 }],
      },
      { id: 2, awarded: false, awarded_at: null, progression: [{ value: 25, target: 100 }] },
      { id: 3, awarded: false, progression: [{ value: 0, target: 5 }] },
    ],
  });
});

test('an unknown player is not found, and a key is required [AP-01, AP-04]', async () => {
  const ada = await world.aPlayer();

  expect((await world.call(listPlayerAchievements, of({ id: 999_999 }))).statusCode).toBe(404);
  expect((await world.call(listPlayerAchievements, { ...of(ada), key: null })).statusCode).toBe(401);
});
