import { SetId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { listenForNotifications } from '../../platform/realtime/notifications.ts';
import { createCompletedCounts } from './completed-counts.ts';

const world = await createTestWorld();

test('a cached count is read again as soon as another player completes the set [SD-02]', async () => {
  const setId = SetId.parse(40);
  await world.aSet({ id: 40 });
  await world.db.insertInto('set_counter').values({ set_id: 40, completed: 1 }).execute();
  const notifications = await listenForNotifications(world.url);
  const counts = createCompletedCounts({ notifications });
  await notifications.settled();

  expect(await counts.of(world.db, setId)).toBe(1);
  expect(counts.of(world.db, setId)).toBe(1);
  await world.db.updateTable('set_counter').set({ completed: 2 }).execute();

  await expect.poll(() => counts.of(world.db, setId)).toBe(2);
  expect(counts.of(world.db, setId)).toBe(2);
  await notifications.stop();
});
