import { listAlerts, makeAlert } from '@wallabee/contract/alerts/alert';
import { listNotifications } from '@wallabee/contract/bell/notification';
import { expect, test } from 'vitest';
import { createActionWorld, FLOUR } from '../../../test/builders/action-world.ts';
import { openWorker } from '../../../test/builders/alert-worker.ts';
import { cleanUp } from '../../../test/clean-up.ts';

const { world, aScene, has, perform } = await createActionWorld();
const { worker, notifications, catalogue, numbers } = await openWorker(
  world.db,
  world.url,
  () => world.clock.now,
);
cleanUp(() => notifications.stop());

test('what a player lists rings the alert of another player once [AL-01]', async () => {
  const { ada, ben } = await aScene();
  await world.db.updateTable('player').set({ password_hash: 'x' }).execute();
  await notifications.caughtUp();
  await catalogue.reload();
  await numbers.reload();
  const asked = { of: 'numbers', q: 'status:market price<10', name: 'Bargains' } as const;
  expect((await world.call(makeAlert, { as: ada, body: asked })).statusCode).toBe(200);
  const [cheap, dear] = [await has(ben, FLOUR), await has(ben, FLOUR)];

  for (const [item_id, cost] of [
    [cheap, 9],
    [dear, 90],
  ])
    expect((await perform(ben, { action: 'list_on_market', item_id, cost })).statusCode).toBe(200);
  await worker.workOff();
  await perform(ben, { action: 'withdraw_from_market', item_id: cheap });
  await perform(ben, { action: 'list_on_market', item_id: cheap, cost: 8 });
  await worker.workOff();

  const bell = (await world.call(listNotifications, { as: ada, query: {} })).json();
  expect(bell.notifications).toMatchObject([
    { kind: 'alerts', event: 'alert_matched', gathered: [expect.any(Number)] },
  ]);
  expect(bell.notifications[0].words).toMatch(/^Bargains: Flour #\d+ is on the Market for 9 honeycombs$/);
  const [alert] = (await world.call(listAlerts, { as: ada })).json().alerts;
  expect(alert).toMatchObject({ matches: 1 });
});
