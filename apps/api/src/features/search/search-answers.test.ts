import { expect, test } from 'vitest';
import { aScene, BELL, searcher, shown } from '../../../test/builders/search-scene.ts';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();
const find = searcher(world);

test('a visitor may see an answer of five seconds ago, a player sees the latest [QL-06]', async () => {
  const { ada } = await aScene(world);
  const seenBy = async (as?: typeof ada) => shown(await find('status:limbo', as && { as }));
  expect(await seenBy()).toBe('103#2');

  await world.anItem({ item_type_id: BELL, location: 'limbo' });

  expect([await seenBy(), await seenBy(ada)]).toEqual(['103#2', '103#2 103#3']);
  world.clock.passMonotonic(5_000);
  expect(await seenBy()).toBe('103#2 103#3');
});

test('what a player has asked is not cached for visitors [QL-06]', async () => {
  const { ada } = await aScene(world);

  expect(shown(await find('owner:me', { as: ada }))).not.toBe('');
  expect((await find('owner:me')).mistakes).toMatchObject([{ code: 'login' }]);
  expect((await find('owner:me', { as: ada })).mistakes).toEqual([]);
});
