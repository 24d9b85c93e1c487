import { redeemCode, WRONG_CODES } from '@wallabee/contract/codes/code';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aGate } from '../../../test/processes/gate.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();
let type: number;
let ada: TestPlayer;

beforeEach(async () => {
  await world.aSet({ id: 25 });
  type = await world.anItemType({ set_id: 25, name: 'Build-A-Unique NFT' });
  ada = await world.aPlayer('Ada');
  await world.db
    .insertInto('redeem_code')
    .values(['Honey-1', 'Honey-2'].map((code) => ({ code, item_type_id: type })))
    .execute();
});

const redeem = (code: string, as: TestPlayer | undefined = ada, player = String(ada.id)) =>
  world.call(redeemCode, { ...(as && { as }), params: { player, code } });

const lockbox = (player: TestPlayer) =>
  world.db
    .selectFrom('item')
    .select(['number', 'location', 'is_locked'])
    .where('user_id', '=', player.id)
    .orderBy('number')
    .execute();

/** Calls are limited by address, so each one has its own. */
const from = (address: string, code: string, as: TestPlayer) =>
  world.app.inject({
    url: `/api/users/${as.id}/redeem/${code}`,
    headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': as.token },
    remoteAddress: address,
  });

test('a code gives 100 items, locked, into the lockbox, free of charge [AP-10, RD-02, RD-04]', async () => {
  await world.db.updateTable('player').set({ balance: 7 }).execute();

  const response = await redeem('Honey-1');

  expect(response.json()).toEqual({
    name: 'Build-A-Unique NFT',
    item_type_id: type,
    first_number: 1,
    last_number: 100,
  });
  expect(await lockbox(ada)).toEqual(
    Array.from({ length: 100 }, (_, place) => ({ number: place + 1, location: 'lockbox', is_locked: true })),
  );
  const { balance } = await world.db.selectFrom('player').select('balance').executeTakeFirstOrThrow();
  expect(balance).toBe(7);
});

test('a redeemed code is refused with a reason for every player [AP-10, RD-02, RD-04]', async () => {
  const grace = await world.aPlayer();
  await redeem('Honey-1');

  const again = await redeem('Honey-1');
  const other = await redeem('Honey-1', grace, String(grace.id));

  expect([again.statusCode, other.statusCode]).toEqual([409, 409]);
  expect(again.json()).toMatchObject({ error: 'You have redeemed this code already.' });
  expect(other.json()).toMatchObject({ error: 'This code has been redeemed already.' });
  expect(await lockbox(ada)).toHaveLength(100);
  expect(await lockbox(grace)).toEqual([]);
});

test('codes are case sensitive, and unknown ones are reported [RD-01, RD-02]', async () => {
  for (const code of ['honey-1', 'HONEY-1', 'Honey-1 ', 'Honey-3', "' or 1=1 --", '<script>']) {
    const response = await from('10.0.0.1', encodeURIComponent(code), ada);

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ error: 'This code does not exist. Codes are case sensitive.' });
  }
  expect(await lockbox(ada)).toEqual([]);
});

test('concurrent calls create the 100 items once [RD-04]', async () => {
  const players = [ada, await world.aPlayer(), await world.aPlayer()];
  const asked = Array.from({ length: 18 }, (_, turn) => {
    const player = players[turn % players.length] ?? ada;
    return from(`10.0.1.${turn}`, 'Honey-1', player);
  });

  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);

  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  for (const status of statuses) expect([200, 409, 503]).toContain(status);
  const items = await world.db.selectFrom('item').select('number').orderBy('number').execute();
  expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 100 }, (_, place) => place + 1));
});

describe('guessing', () => {
  const START = world.clock.now.getTime();
  const guess = (turn: number, as = ada) => from(`10.0.2.${turn}`, `guess-${turn}`, as);

  /** Both the game clock and the monotonic clock that limits wrong codes are set. */
  function setClock(afterStart: number) {
    world.clock.now = new Date(START + afterStart);
    vi.setSystemTime(world.clock.now);
  }

  async function guessesLeft(player: TestPlayer): Promise<number> {
    for (let turn = 0; turn <= WRONG_CODES.most; turn += 1)
      if ((await guess(turn, player)).statusCode === 429) return turn;
    throw new Error('Guesses are not limited.');
  }

  async function countersAt(points: number): Promise<number> {
    const rows = await world.db.selectFrom('rate_limit').select('key').where('points', '=', points).execute();
    return rows.length;
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: START }));
  afterEach(() => {
    setClock(0);
    vi.useRealTimers();
  });

  test('wrong codes block the player on every network, even for the right code', async () => {
    const grace = await world.aPlayer();
    for (let turn = 0; turn < WRONG_CODES.most; turn += 1) expect((await guess(turn)).statusCode).toBe(404);

    const next = await from('10.0.3.1', 'Honey-1', ada);

    expect(next.statusCode).toBe(429);
    expect(next.json()).toMatchObject({ error: 'Too many wrong codes. Try again in an hour.' });
    expect((await from('10.0.3.2', 'Honey-1', grace)).statusCode).toBe(200);
  });

  test('the block ends after an hour, and further calls do not extend it', async () => {
    for (let turn = 0; turn < WRONG_CODES.most; turn += 1) await guess(turn);
    setClock((WRONG_CODES.minutes - 1) * 60_000);
    expect((await guess(20)).statusCode).toBe(429);
    await world.db.updateTable('session').set({ expires_at: '2030-01-01T00:00:00Z' }).execute();

    setClock(WRONG_CODES.minutes * 60_000);

    expect((await from('10.0.3.3', 'Honey-1', ada)).statusCode).toBe(200);
  });

  test.each([3_600_000, -3_600_000])(
    'the block lasts no longer after the clock jumped by %i ms and back',
    async (jump) => {
      setClock(jump);
      await world.db.updateTable('session').set({ expires_at: '2030-01-01T00:00:00Z' }).execute();
      for (let turn = 0; turn < WRONG_CODES.most; turn += 1) await guess(turn);
      expect((await guess(20)).statusCode).toBe(429);

      setClock(0);

      expect((await from('10.0.3.4', 'Honey-1', ada)).statusCode).toBe(200);
    },
  );

  test('concurrent guesses do not exceed the limit', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, turn) => guess(turn)));

    const tried = answers.filter(({ statusCode }) => statusCode === 404);
    expect(tried.length).toBeLessThanOrEqual(WRONG_CODES.most);
  });

  test('right codes do not count as guesses', async () => {
    await redeem('Honey-1');
    await redeem('Honey-2');

    expect(await guessesLeft(ada)).toBe(WRONG_CODES.most);
  });

  test('a call that was refused while others were being checked does not count', async () => {
    for (let turn = 1; turn < WRONG_CODES.most; turn += 1) await guess(turn);
    const { opened: locked, open: isLocked } = aGate();
    const { opened: released, open: release } = aGate();
    const holding = world.db.transaction().execute(async (trx) => {
      await trx.selectFrom('redeem_code').selectAll().where('code', '=', 'Honey-1').forUpdate().execute();
      isLocked();
      await released;
    });
    await locked;
    const underWay = from('10.0.3.5', 'Honey-1', ada);
    await expect.poll(() => countersAt(WRONG_CODES.most)).toBe(1);

    expect((await guess(30)).statusCode).toBe(429);
    release();
    await holding;

    expect((await underWay).statusCode).toBe(200);
    expect((await from('10.0.3.6', 'Honey-2', ada)).statusCode).toBe(200);
  });

  test('a code the player redeemed before is not a guess, and another player’s is one', async () => {
    const grace = await world.aPlayer();
    await redeem('Honey-1');
    for (let turn = 0; turn <= WRONG_CODES.most; turn += 1)
      expect((await from(`10.0.5.${turn}`, 'Honey-1', ada)).statusCode).toBe(409);

    await from('10.0.6.1', 'Honey-1', grace);

    expect(await guessesLeft(ada)).toBe(WRONG_CODES.most);
    expect(await guessesLeft(grace)).toBe(WRONG_CODES.most - 1);
  });

  test('attempts are limited by address across players', async () => {
    const players = [ada, await world.aPlayer(), await world.aPlayer()];
    const tries = Array.from({ length: 24 }, (_, turn) =>
      from('10.0.4.1', `guess-${turn}`, players[turn % 3] ?? ada),
    );

    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);

    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
  });
});

test('a call without key, token or owner redeems nothing [AP-01, AP-10]', async () => {
  const [grace, old] = [await world.aPlayer(), await world.aPlayer()];
  await world.db
    .updateTable('session')
    .set({ expires_at: world.clock.now })
    .where('player_id', '=', old.id)
    .execute();
  const params = { player: String(ada.id), code: 'Honey-1' };

  expect((await world.call(redeemCode, { as: ada, key: null, params })).statusCode).toBe(401);
  expect((await world.call(redeemCode, { params })).statusCode).toBe(401);
  expect((await world.call(redeemCode, { as: grace, params })).statusCode).toBe(403);
  expect(
    (await world.call(redeemCode, { as: old, params: { ...params, player: String(old.id) } })).statusCode,
  ).toBe(401);
  expect(await world.db.selectFrom('item').selectAll().execute()).toEqual([]);
  expect((await world.call(redeemCode, { as: ada, params: { ...params, player: 'ADA' } })).statusCode).toBe(
    200,
  );
});

test.each(['%00', 'a'.repeat(65), '%F0%28%8C%28'])('the code %s is bad input [ER-03]', async (code) => {
  const response = await from('10.0.5.1', code, ada);

  expect(response.statusCode).toBe(400);
});
