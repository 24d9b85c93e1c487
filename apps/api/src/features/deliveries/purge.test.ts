import { expect, test } from 'vitest';
import { createDeliveryWorld } from '../../../test/outside/delivery-world.ts';
import { purgeOld } from './purge.queries.ts';

const world = await createDeliveryWorld();

test('deliveries are deleted after 30 days, unless one waits, and notifications after a year', async () => {
  const { id: player_id } = await world.aPerson();
  const now = world.clock.now;
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const { webhook_id } = await world.db
    .insertInto('webhook')
    .values({ player_id, url: 'https://goose.example/', secret: Buffer.from([0]), created_at: now })
    .returning('webhook_id')
    .executeTakeFirstOrThrow();
  const delivery = { webhook_id, words: '' };
  await world.db
    .insertInto('delivery')
    .values([
      { ...delivery, event: 'old', created_at: daysAgo(31) },
      { ...delivery, event: 'waiting', created_at: daysAgo(31), next_attempt_at: now },
      { ...delivery, event: 'recent', created_at: daysAgo(29) },
    ])
    .execute();
  const notification = { player_id, kind: 'trades', about: '', parts: '{}', url: '/' };
  const ways = { is_on_site: true, is_in_feed: true };
  await world.db
    .insertInto('notification')
    .values([
      { ...notification, ...ways, event: 'old', key: 'a', at: daysAgo(366) },
      { ...notification, ...ways, event: 'recent', key: 'b', at: daysAgo(364) },
    ])
    .execute();

  expect(await purgeOld(world.db, now)).toBe(false);

  const deliveries = await world.db.selectFrom('delivery').select('event').orderBy('delivery_id').execute();
  const notifications = await world.db.selectFrom('notification').select('event').execute();
  expect(deliveries).toEqual([{ event: 'waiting' }, { event: 'recent' }]);
  expect(notifications).toEqual([{ event: 'recent' }]);
});
