import { expect, test } from 'vitest';
import { createDeliveryWorld } from '../../../test/outside/delivery-world.ts';
import type { Db } from '../../platform/db/db.ts';
import { claimDue } from './claim.queries.ts';

const world = await createDeliveryWorld();

test('a process neither waits for what another claims nor takes it, and takes three for one target', async () => {
  const people = [await world.aPerson(), await world.aPerson()];
  for (const player of people) {
    await world.aWebhook(player);
    for (let count = 0; count < 5; count += 1) await world.ring(player);
  }
  const claim = (db: Db, most: number) =>
    claimDue(db, 'webhook_id', { most, busy: [], now: world.clock.now });

  const [first, second] = await world.db
    .transaction()
    .execute(async (trx) => [await claim(trx, 2), await claim(world.db, 20)]);

  expect(first).toHaveLength(2);
  expect(second).toHaveLength(4);
  const claimed = [...(first ?? []), ...(second ?? [])];
  expect(new Set(claimed.map(({ delivery }) => delivery)).size).toBe(6);
  expect(claimed.map(({ target }) => target).sort()).toEqual([1, 1, 1, 2, 2, 2]);
});

test('a target that is busy is left out', async () => {
  const [ada, ben] = [await world.aPerson(), await world.aPerson()];
  const [busy, free] = [await world.aWebhook(ada), await world.aWebhook(ben)];
  await world.ring(ada);
  await world.ring(ben);

  const jobs = await claimDue(world.db, 'webhook_id', { most: 20, busy: [busy.id], now: world.clock.now });

  expect(jobs).toEqual([{ delivery: 2, target: free.id }]);
});
