import type { createTestWorld, TestPlayer } from '../world.ts';

type World = Awaited<ReturnType<typeof createTestWorld>>;

/** A webhook with one delivery, and a device. */
export async function aWayScene({ db, clock }: World, { id: player_id }: TestPlayer, secret: string) {
  const created_at = clock.now;
  const plain = Buffer.concat([Buffer.from([0]), Buffer.from(secret)]);
  const { webhook_id } = await db
    .insertInto('webhook')
    .values({ player_id, url: 'https://goose.example/', secret: plain, created_at })
    .returning('webhook_id')
    .executeTakeFirstOrThrow();
  const { delivery_id } = await db
    .insertInto('delivery')
    .values({ webhook_id, event: 'test', words: secret, body: '{}', created_at })
    .returning('delivery_id')
    .executeTakeFirstOrThrow();
  const keys = { public_key: '', auth_secret: '' };
  const { device_id } = await db
    .insertInto('push_device')
    .values({ player_id, name: secret, endpoint: 'https://push.example/ada', ...keys, created_at })
    .returning('device_id')
    .executeTakeFirstOrThrow();
  return { webhook: webhook_id, delivery: delivery_id, device: device_id };
}
