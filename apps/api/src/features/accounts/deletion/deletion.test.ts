import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { logIn } from '@wallabee/contract/accounts/account';
import { askForDeletion } from '@wallabee/contract/accounts/deletion';
import { listOwnSessions } from '@wallabee/contract/accounts/session';
import { readProfile } from '@wallabee/contract/players/profile';
import { ItemId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { addAppAndCard, addDraftAndWebhook, rowsIn } from '../../../../test/builders/private-rows.ts';
import { createSwapWorld, type Trader } from '../../../../test/builders/swap-world.ts';
import type { TestPlayer } from '../../../../test/world.ts';
import { recordEvents } from '../../event-log/event-log.public.ts';
import { breakSwaps } from '../../swaps/swaps.public.ts';
import { type Act, createWorldEngine, lockPlayers, perform as performOn } from '../../world/world.public.ts';
import { finishDeletions, restoreAccount } from './deletion.service.ts';
import { REMOVED, STAYS } from './private-rows.queries.ts';

const { world, act, aRing, aProposal, later, read } = await createSwapWorld();
const password_hash = await hash('honeycomb');
const DAY_MS = 24 * 60 * 60_000;
/** For the request to ask for the row of the player. */
const LONG_ENOUGH_TO_WAIT_MS = 1_000;
const engine = createWorldEngine(world.db, world.catalogue, [breakSwaps, recordEvents(world.catalogue)]);
const perform: Act = (action, alongside) => performOn(engine, action, { now: world.clock.now, alongside });
const services = { db: world.db, now: () => world.clock.now, perform };

describe('a player who asks for the deletion of the account', () => {
  test('is logged out everywhere, and the profile says so [PP-02]', async () => {
    const { ada } = await aScene();

    const response = await ask(ada);

    expect(response.json()).toEqual({ deletion_date: daysFromNow(30) });
    expect((await world.call(listOwnSessions, { as: ada })).statusCode).toBe(401);
    expect(await profileOf(ada)).toMatchObject({ is_enabled: false, deletion_date: daysFromNow(30) });
  });

  test('breaks open swaps and withdraws from the Market, and holds the items', async () => {
    const { ada, ben } = await aScene();
    const { id } = await aProposal([ada, ben]);
    const listed = await world.anItem({
      item_type_id: ada.type,
      location: 'pouch',
      user_id: ada.id,
      number: 900,
    });
    await act({ type: 'list_on_market', player_id: ada.id, item_id: ItemId.parse(listed.item_id), cost: 5 });
    const held = await heldBy(ada);

    await ask(ada);

    expect((await read(ben, id)).json()).toMatchObject({
      state: 'broken',
      broken: { player_id: ada.id, event: 'accountclosed' },
    });
    expect(await world.db.selectFrom('market_listing').selectAll().execute()).toEqual([]);
    expect(await heldBy(ada)).toEqual(held);
  });

  test.each([
    { why: 'another name', input: { username: 'ben' }, reason: 'wrong_name' },
    { why: 'a wrong password', input: { password: 'guess' }, reason: 'wrong_password' },
  ])('is refused with $why', async ({ input, reason }) => {
    const { ada } = await aScene();

    const response = await ask(ada, input);

    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ reason });
    expect(await profileOf(ada)).toMatchObject({ is_enabled: true, deletion_date: null });
  });

  test('withdraws what is listed at the same moment', async () => {
    const { ada } = await aScene();
    const item = { item_type_id: ada.type, location: 'pouch', user_id: ada.id, number: 900 } as const;
    const { item_id } = await world.anItem(item);

    const asking = await world.db.transaction().execute(async (trx) => {
      await lockPlayers(trx, [ada.id]);
      const answer = ask(ada);
      await sleep(LONG_ENOUGH_TO_WAIT_MS);
      const listing = { item_id, seller_id: ada.id, cost: 5, listed_at: world.clock.now };
      await trx.insertInto('market_listing').values(listing).execute();
      return { answer };
    });

    expect((await asking.answer).statusCode).toBe(200);
    expect(await world.db.selectFrom('market_listing').selectAll().execute()).toEqual([]);
  });

  test('is answered once, however often it is asked at the same moment', async () => {
    const { ada } = await aScene();

    const answers = await Promise.all([ask(ada), ask(ada), ask(ada)]);

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      expect.any(Number),
      expect.any(Number),
    ]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe('a login', () => {
  test('restores the account within 30 days, with everything it had', async () => {
    const { ada } = await aScene();
    await ask(ada);
    const held = await heldBy(ada);
    later(30 * DAY_MS - 1);

    const response = await enter(ada);

    expect(response.json()).toMatchObject({ valid: true, restored: true });
    expect(await profileOf(ada)).toMatchObject({ is_enabled: true, deletion_date: null });
    later(DAY_MS);
    await finishDeletions(services);
    expect(await heldBy(ada)).toEqual(held);
    expect((await enter(ada)).json()).not.toHaveProperty('restored');
  });

  test('does not bring back the logins that the deletion ended', async () => {
    const { ada } = await aScene();
    await ask(ada);
    await enter(ada);

    expect((await world.call(listOwnSessions, { as: ada })).statusCode).toBe(401);
  });

  test.each([
    { why: 'with a wrong password', after: DAY_MS, password: 'guess' },
    { why: 'after 30 days', after: 30 * DAY_MS, password: 'honeycomb' },
  ])('does not restore it $why', async ({ after, password }) => {
    const { ada } = await aScene();
    await ask(ada);
    later(after);

    expect((await enter(ada, password)).statusCode).toBe(401);
    expect((await profileOf(ada)).is_enabled).toBe(false);
  });

  test('does not restore an account that has become a memorial', async () => {
    const { ada } = await aScene();
    await ask(ada);
    await world.db.updateTable('player').set({ is_memorial: true }).where('id', '=', ada.id).execute();

    expect((await enter(ada)).statusCode).toBe(401);
    expect((await profileOf(ada)).is_enabled).toBe(false);
  });

  test('does not open an account that was closed by others', async () => {
    const { ada } = await aScene();
    await world.db
      .updateTable('player')
      .set({ is_enabled: false, deletion_date: daysFromNow(9) })
      .where('id', '=', ada.id)
      .execute();

    expect((await enter(ada)).statusCode).toBe(401);
  });
});

describe('after 30 days', () => {
  test('the items go back into the game, and the private rows are gone [SP-05]', async () => {
    const { ada, ben } = await aScene();
    await addDraftAndWebhook(world, ada);
    await addAppAndCard(world, ada);
    await ask(ada);
    const held = await heldBy(ada);
    later(30 * DAY_MS);

    await finishDeletions(services);

    expect(held.length).toBeGreaterThan(0);
    expect(await heldBy(ada)).toEqual([]);
    const released = world.db.selectFrom('history').select('item_id').where('type', '=', 'itemwalladrone');
    expect((await released.where('user_id', '=', ada.id).execute()).length).toBe(held.length);
    expect(await rowsIn(world, REMOVED, ada)).toEqual([]);
    expect(await world.db.selectFrom('oauth_token').select('token_id').execute()).toEqual([]);
    expect(await world.db.selectFrom('living_card').select('text_id').execute()).toEqual([]);
    const app = world.db.selectFrom('oauth_app').select('removed_at');
    expect(await app.executeTakeFirst()).toEqual({ removed_at: world.clock.now });
    expect(await heldBy(ben)).not.toEqual([]);
    const row = world.db.selectFrom('player').selectAll().where('id', '=', ada.id);
    expect(await row.executeTakeFirst()).toMatchObject({
      name: ada.username,
      password_hash: null,
      bio: '',
      birthday_day: null,
      home_location: '',
    });
  });

  test('an account without items is deleted too', async () => {
    const ada = await world.aPlayer('cleo');
    await world.db.updateTable('player').set({ password_hash }).execute();
    await ask(ada);
    later(30 * DAY_MS);

    await finishDeletions(services);

    expect((await enter(ada)).statusCode).toBe(401);
    expect(await finishedAt(ada)).toEqual(world.clock.now);
  });

  test('an account that cannot be deleted does not hold up the others', async () => {
    const { ada, ben } = await aScene();
    await ask(ada);
    later(1_000);
    await ask(ben);
    later(30 * DAY_MS);
    const failing: Act = (action, alongside) =>
      action.player_id === ada.id ? Promise.reject(new Error('stuck')) : perform(action, alongside);

    await expect(finishDeletions({ ...services, perform: failing })).rejects.toThrow(AggregateError);

    expect(await finishedAt(ada)).toBeNull();
    expect(await finishedAt(ben)).toEqual(world.clock.now);
  });

  test('several processes delete an account once, and a login at the same moment loses nothing', async () => {
    const { ada } = await aScene();
    await ask(ada);
    const held = await heldBy(ada);
    later(30 * DAY_MS);
    const slowClock = new Date(world.clock.now.getTime() - 1);

    const [restored] = await Promise.all([
      world.db.transaction().execute((trx) => restoreAccount(trx, ada.id, slowClock)),
      ...Array.from({ length: 4 }, () => finishDeletions(services).catch(() => {})),
    ]);

    const events = world.db.selectFrom('history').select('item_id').where('type', '=', 'itemwalladrone');
    expect((await events.execute()).length).toBe(restored ? 0 : held.length);
    expect(await heldBy(ada)).toEqual(restored ? held : []);
    expect((await profileOf(ada)).is_enabled).toBe(restored);
  });

  test('a memorial account stays as it is', async () => {
    const { ada } = await aScene();
    await ask(ada);
    const held = await heldBy(ada);
    await world.db.updateTable('player').set({ is_memorial: true }).where('id', '=', ada.id).execute();
    later(30 * DAY_MS);

    await finishDeletions(services);

    expect(await heldBy(ada)).toEqual(held);
    expect(await finishedAt(ada)).toBeNull();
  });

  test('each table that refers to players is emptied of them, or stays for a reason', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'player'::regclass`.execute(world.db);
    const known: string[] = [...REMOVED, ...Object.keys(STAYS)];

    expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
  });
});

async function aScene(): Promise<{ ada: Trader; ben: Trader }> {
  const [ada, ben] = (await aRing(2)) as [Trader, Trader];
  const bio = 'Lives by the sea';
  await world.db
    .updateTable('player')
    .set({ password_hash, bio, home_location: 'Saltby', birthday_day: 1, birthday_month: 2 })
    .execute();
  return { ada, ben };
}

function ask(player: TestPlayer, input: { username?: string; password?: string } = {}) {
  const body = { username: player.username.toUpperCase(), password: 'honeycomb', ...input };
  return world.call(askForDeletion, { as: player, body });
}

function enter({ username }: TestPlayer, password = 'honeycomb') {
  return world.call(logIn, { body: { username, password } });
}

async function profileOf({ id }: TestPlayer) {
  return (await world.call(readProfile, { params: { player: String(id) } })).json();
}

async function heldBy({ id }: TestPlayer): Promise<number[]> {
  const rows = await world.db.selectFrom('item').select('item_id').where('user_id', '=', id).execute();
  return rows.map(({ item_id }) => item_id).sort((one, other) => one - other);
}

async function finishedAt({ id }: TestPlayer): Promise<Date | null | undefined> {
  const row = world.db.selectFrom('account_deletion').select('finished_at').where('player_id', '=', id);
  return (await row.executeTakeFirst())?.finished_at;
}

function daysFromNow(days: number): string {
  return new Date(world.clock.now.getTime() + days * DAY_MS).toISOString();
}
