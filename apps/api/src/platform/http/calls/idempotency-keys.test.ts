import { setBirthday } from '@wallabee/contract/birthdays/birthday';
import { sendGift } from '@wallabee/contract/gifts/gift';
import { beforeEach, describe, expect, test } from 'vitest';
import { aGate } from '../../../../test/processes/gate.ts';
import { startSecondServer } from '../../../../test/processes/second-server.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../../test/world.ts';
import { createIdempotencyKeys, type OnceOptions } from './idempotency-keys.ts';

const world = await createTestWorld();
const second = await startSecondServer(world);
let ada: TestPlayer;
let bo: TestPlayer;
let unique: number;

beforeEach(async () => {
  [ada, bo] = [await world.aPlayer(), await world.aPlayer()];
  await world.aSet({ id: 25, gen_id: 100 });
  unique = await world.anItemType({ set_id: 25, kind: 'player', name: 'Lamp' });
  const owner = { item_type_id: unique, position: 0, player_id: ada.id };
  await world.db.insertInto('unique_owner').values(owner).execute();
  await world.db.insertInto('redeem_code').values({ code: 'Honey-1', item_type_id: unique }).execute();
  await world.catalogue.reload();
});

test('the same key sent 20 times at once to two servers gives one gift, and 20 equal answers', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, place) => gift('key-of-this-gift', place % 2 ? second.app : world.app)),
  );

  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(200);
  expect(await issued()).toBe(1);
  expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(19);
});

test('a code that is redeemed again with the same key is answered as it was, by any server', async () => {
  const first = await redeem('key-of-this-code', world.app);
  const again = await redeem('key-of-this-code', second.app);

  expect(first.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect((await redeem('another-key', world.app)).statusCode).toBe(409);
});

test('without a key, or with another one, a gift is another gift', async () => {
  for (const key of [undefined, undefined, 'first-key', 'second-key'])
    expect((await gift(key)).statusCode).toBe(200);

  expect(await issued()).toBe(4);
});

test('the same key with another body is 422, and changes nothing', async () => {
  await gift('key-of-this-gift');

  const other = await gift('key-of-this-gift', world.app, ada.username);

  expect(other.statusCode).toBe(422);
  expect(other.json()).toMatchObject({ code: 'bad_input', reason: 'idempotency_key_reused' });
  expect(await issued()).toBe(1);
});

test("a key is its player's own", async () => {
  await gift('key-of-this-gift');
  const owner = { item_type_id: unique, position: 1, player_id: bo.id };
  await world.db.insertInto('unique_owner').values(owner).execute();

  const theirs = await gift('key-of-this-gift', world.app, ada.username, bo);

  expect(theirs.statusCode).toBe(200);
  expect(await issued()).toBe(2);
});

test('a refusal is not stored: the same key may succeed later', async () => {
  await world.db.deleteFrom('unique_owner').execute();
  expect((await gift('key-of-this-gift')).statusCode).toBeGreaterThanOrEqual(400);
  const owner = { item_type_id: unique, position: 0, player_id: ada.id };
  await world.db.insertInto('unique_owner').values(owner).execute();

  expect((await gift('key-of-this-gift')).statusCode).toBe(200);
});

test.each(['short', 'with a blank', 'x'.repeat(201)])('the key %s is bad input', async (key) => {
  expect((await gift(key)).statusCode).toBe(400);
  expect(await issued()).toBe(0);
});

test('a key expires after a day', async () => {
  const start = world.clock.now;
  await gift('key-of-this-gift');
  try {
    world.clock.now = new Date(start.getTime() + 24 * 60 * 60_000);
    await world.db.updateTable('session').set({ expires_at: '2030-01-01T00:00:00Z' }).execute();

    expect((await gift('key-of-this-gift')).statusCode).toBe(200);
    expect(await issued()).toBe(2);
  } finally {
    world.clock.now = start;
  }
});

describe('an attempt that was cut off', () => {
  const options = (isStoredInTransaction: boolean): OnceOptions => ({
    playerId: ada.id,
    key: 'key-of-an-attempt',
    request: 'this request',
    isStoredInTransaction,
  });
  const later = (seconds: number) =>
    createIdempotencyKeys({ db: world.db, now: () => new Date(world.clock.now.getTime() + seconds * 1_000) });

  beforeEach(async () => {
    // The attempt stays open, as after a process was killed.
    void later(0).once(options(true), () => new Promise(() => {}));
    await expect.poll(() => world.db.selectFrom('idempotency_key').select('key').execute()).toHaveLength(1);
  });

  test('is in progress for other calls, which get Retry-After', async () => {
    await expect(later(1).once(options(true), () => 'done')).rejects.toMatchObject({
      status: 409,
      problem: { reason: 'idempotency_key_under_way' },
      headers: { 'retry-after': expect.any(String) },
    });
  });

  test('is repeated after a minute where its effect and its answer are one transaction', async () => {
    expect(await later(61).once(options(true), () => 'done')).toEqual({
      response: 'done',
      isReplayed: false,
    });
    expect(await later(62).once(options(true), () => 'again')).toEqual({
      response: 'done',
      isReplayed: true,
    });
  });

  test('is never repeated where its outcome is unknown', async () => {
    await expect(later(61).once(options(false), () => 'done')).rejects.toMatchObject({
      status: 409,
      problem: { reason: 'outcome_unknown' },
    });
  });

  test('has no effect after another attempt replaced it', async () => {
    const { opened, open } = aGate();
    await world.db.deleteFrom('idempotency_key').execute();
    const slow = later(0).once(options(true), (storeResponse) =>
      world.db.transaction().execute(async (trx) => {
        await opened;
        await trx.insertInto('redeem_code').values({ code: 'Slow-1', item_type_id: unique }).execute();
        await storeResponse(trx, 'slow');
      }),
    );
    await expect.poll(() => world.db.selectFrom('idempotency_key').select('key').execute()).toHaveLength(1);

    await later(61).once(options(true), () => 'quick');
    open();

    await expect(slow).rejects.toMatchObject({ status: 409 });
    expect(await world.db.selectFrom('redeem_code').select('code').execute()).toEqual([{ code: 'Honey-1' }]);
    expect(await later(62).once(options(true), () => 'again')).toMatchObject({ response: 'quick' });
  });
});

test('a call outside a transaction of the engine runs once too', async () => {
  const set = (key: string) =>
    world.app.inject({
      method: 'POST',
      url: `/api${setBirthday.path.replace(':player', String(ada.id))}`,
      headers: headersOf(ada, key),
      payload: { month: 3, day: 4 },
    });

  const answers = [await set('key-of-a-birthday'), await set('key-of-a-birthday')];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(answers[0]?.json()).toEqual(answers[1]?.json());
});

function gift(key?: string, app = world.app, username = bo.username, as = ada) {
  return app.inject({
    method: 'POST',
    url: `/api${sendGift.path}`,
    headers: headersOf(as, key),
    payload: { item_type_id: unique, username },
  });
}

function redeem(key: string, app: typeof world.app) {
  return app.inject({ url: `/api/users/${ada.id}/redeem/Honey-1`, headers: headersOf(ada, key) });
}

function headersOf(player: TestPlayer, key?: string) {
  return {
    'x-wallabee-api-key': TEST_KEY,
    'x-user-token': player.token,
    ...(key && { 'idempotency-key': key }),
  };
}

async function issued(): Promise<number> {
  return (await world.db.selectFrom('item').select('item_id').execute()).length;
}
