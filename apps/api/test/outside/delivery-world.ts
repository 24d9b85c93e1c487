import type { BellKind } from '@wallabee/contract/bell/bell-kinds';
import { makeWebhook } from '@wallabee/contract/webhooks/webhook';
import { beforeEach, expect } from 'vitest';
import { ringBell } from '../../src/features/bell/bell.public.ts';
import { startDeliveries } from '../../src/features/deliveries/start-deliveries.ts';
import { createDeliveryServices } from '../../src/ways-out.ts';
import { createTestWorld, type TestPlayer } from '../world.ts';
import { HOOK_URL, startReceiver } from './receiver.ts';

/** A world whose pushes and webhooks arrive at a receiver, when a test lets what is due be sent. */
export async function createDeliveryWorld(environment: Record<string, string> = {}) {
  const receiver = await startReceiver();
  const world = await createTestWorld(environment, { post: receiver.post });
  const services = {
    ...createDeliveryServices({
      config: world.config,
      db: world.db,
      now: () => world.clock.now,
      log: world.app.log,
      post: receiver.post,
    }),
    random: () => 0.5,
    // An unhandled rejection fails the test.
    report: (failure: unknown) => {
      throw failure;
    },
  };
  beforeEach(() => receiver.reset());

  /** A player with a password, because others are not notified, and with a session that lasts for days. */
  async function aPerson(): Promise<TestPlayer> {
    const player = await world.aPlayer();
    await world.db.updateTable('player').set({ password_hash: 'x' }).where('id', '=', player.id).execute();
    await world.db
      .updateTable('session')
      .set({ expires_at: '2027-01-01T00:00:00Z' })
      .where('player_id', '=', player.id)
      .execute();
    return player;
  }

  async function ring({ id }: TestPlayer, notice: { kind?: BellKind; words?: string; about?: string } = {}) {
    const { kind = 'trades', words = 'Zoë offers Yeti #42', about = 'swap:7' } = notice;
    const key = `${kind}:${Math.random()}`;
    const parts = [
      { is: 'text', text: words, url: null } as const,
      { is: 'link', text: '.', url: '/swaps/7' } as const,
    ];
    const event = 'swap_proposed';
    const rest = { playerId: id, at: world.clock.now, url: '/swaps/7' };
    await ringBell(world.db, [{ ...rest, kind, event, key, about, parts }]);
  }

  async function aWebhook(as: TestPlayer, url = HOOK_URL) {
    return (await world.call(makeWebhook, { as, body: { url } })).json();
  }

  async function deliverDue() {
    const worker = startDeliveries({ ...services, notifications: { on: () => {} }, everyMs: 20 });
    await expect.poll(countDue).toBe(0);
    await worker.stop();
  }

  async function countDue() {
    const { count } = await world.db
      .selectFrom('delivery')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('next_attempt_at', '<=', world.clock.now)
      .executeTakeFirstOrThrow();
    return count;
  }

  const pass = (minutes: number) => {
    world.clock.now = new Date(world.clock.now.getTime() + minutes * 60_000);
  };
  const listDeliveryRows = () => world.db.selectFrom('delivery').selectAll().orderBy('delivery_id').execute();

  return { ...world, receiver, services, aPerson, ring, aWebhook, deliverDue, pass, listDeliveryRows };
}
