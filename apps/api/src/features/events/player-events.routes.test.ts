import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { logOut } from '@wallabee/contract/accounts/account';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createInboxWorld } from '../../../test/builders/inbox-world.ts';
import { aLoggedEvent } from '../../../test/builders/logged-events.ts';
import { closeListenersAfterEach, listenAt } from '../../../test/processes/event-listener.ts';
import { startSecondServer } from '../../../test/processes/second-server.ts';
import { TEST_KEY, type TestPlayer } from '../../../test/world.ts';
import { createEventStreams } from '../../platform/realtime/event-streams.ts';
import { hexDigest } from '../../platform/sessions/digest.ts';
import { endStaleStreams, endStreamsWithSessions } from './session-ends.ts';

const { world, people, write, markRead } = await createInboxWorld();
const second = await startSecondServer(world);
closeListenersAfterEach();
let here: string;
let ada: TestPlayer;
let ben: TestPlayer;
let stranger: TestPlayer;

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  here = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}/api/events`;
});
beforeEach(() => {
  ({ ada, ben, stranger } = people);
});

describe('events for one player', () => {
  test('a message notifies both players of the conversation and no others [RV-01, IN-03]', async () => {
    const [to, from, unrelated, visitor] = [
      await listenAt(here, as(ben)),
      await listenAt(here, as(ada)),
      await listenAt(here, as(stranger)),
      await listenAt(here),
    ];

    await write(ada, ben, 'a secret');

    expect(await to.until('event: inbox')).toContain(`event: inbox\ndata: {"user_id":${ada.id}}\n\n`);
    expect(await from.until('event: inbox')).toContain(`data: {"user_id":${ben.id}}`);
    // Notifications arrive in order, so the earlier one would have arrived before this.
    await sql`select pg_notify('inbox_events', ${`{"player_id":${stranger.id},"user_id":77}`})`.execute(
      world.db,
    );
    await aLoggedEvent(world.db);
    expect((await unrelated.until('new_item')).match(/event: inbox/g)).toHaveLength(1);
    expect(unrelated.received()).not.toContain(`"user_id":${ada.id}`);
    expect(await visitor.until('new_item')).not.toContain('inbox');
    for (const { received } of [to, from, unrelated, visitor]) expect(received()).not.toContain('secret');
  });

  test('a message and its reading notify streams at another server [RV-01, IN-03]', async () => {
    const elsewhere = await listenAt(second.eventsUrl, as(ben));

    await write(ada, ben, 'hello');
    await elsewhere.until('event: inbox');
    await markRead(ben, ada);

    await expect.poll(() => elsewhere.received().match(/event: inbox/g)).toHaveLength(2);
  });

  test('a change of items notifies their holder alone, at every server [RV-01]', async () => {
    const [mine, elsewhere, unrelated, visitor] = [
      await listenAt(here, as(ben)),
      await listenAt(second.eventsUrl, as(ben)),
      await listenAt(here, as(stranger)),
      await listenAt(here),
    ];

    const change = JSON.stringify({ items_changed: { player_id: ben.id } });
    await sql`select pg_notify('world_events', ${change})`.execute(world.db);
    await aLoggedEvent(world.db);

    for (const own of [mine, elsewhere])
      expect(await own.until('event: items')).toContain('event: items\ndata: {}\n\n');
    for (const other of [unrelated, visitor])
      expect(await other.until('new_item')).not.toContain('event: items');
  });

  test('reading a read conversation sends no event', async () => {
    const listener = await listenAt(here, as(ben));

    await markRead(ben, ada);
    await write(ada, ben, 'hello');
    // Notifications arrive in order, so all earlier ones have arrived with this.
    await aLoggedEvent(world.db);
    await listener.until('new_item');

    expect(listener.received().match(/event: inbox/g)).toHaveLength(1);
  });

  test('a refused message sends no event', async () => {
    const listener = await listenAt(here, as(stranger));

    await write(ada, stranger, 'hello');
    await aLoggedEvent(world.db);

    expect(await listener.until('new_item')).not.toContain('inbox');
  });
});

describe('the owner of a stream', () => {
  test.each([
    { what: 'a wrong token', token: () => 'wrong' },
    { what: 'an empty token', token: () => '' },
    { what: 'a token as long as a novel', token: () => 'x'.repeat(5_000) },
  ])('$what is refused [AP-01]', async ({ token }) => {
    const response = await fetch(here, { headers: { ...as(ada), 'x-user-token': token() } });

    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'login_required' });
  });

  test('a token in the address is ignored [RV-01]', async () => {
    const listener = await listenAt(`${here}?token=${ben.token}&x-user-token=${ben.token}`);

    await write(ada, ben, 'hello');
    await aLoggedEvent(world.db);

    expect(await listener.until('new_item')).not.toContain('inbox');
  });

  test('the token of an expired session or of a banned player is refused', async () => {
    await world.db
      .updateTable('session')
      .set({ expires_at: world.clock.now })
      .where('player_id', '=', ada.id)
      .execute();
    await world.db.updateTable('player').set({ is_enabled: false }).where('id', '=', ben.id).execute();

    expect((await fetch(here, { headers: as(ada) })).status).toBe(401);
    expect((await fetch(here, { headers: as(ben) })).status).toBe(401);
  });

  test('a logout ends the streams of its session at every server, and no others [RV-01]', async () => {
    const [mine, mineElsewhere, bens] = [
      await listenAt(here, as(ada)),
      await listenAt(second.eventsUrl, as(ada)),
      await listenAt(here, as(ben)),
    ];

    await world.call(logOut, { as: ada });

    await expect.poll(() => [mine.hasEnded(), mineElsewhere.hasEnded()]).toEqual([true, true]);
    expect(bens.hasEnded()).toBe(false);
  });
});

test.each([
  { what: 'has run out', session: () => ({ expires_at: world.clock.now }) },
  { what: 'belongs to somebody banned since', player: () => ({ is_enabled: false }) },
  { what: 'belongs to what is a memorial now', player: () => ({ is_memorial: true }) },
  { what: 'belongs to an account deleted since', player: () => ({ deletion_date: world.clock.now }) },
])('a stream whose session $what ends within a heartbeat', async ({ session, player }) => {
  const streams = createEventStreams();
  const [ended, other] = [aResponse(), aResponse()];
  streams.add(ended.response, { owner: owner(ada), kinds: new Set() });
  streams.add(other.response, { owner: owner(ben), kinds: new Set() });
  if (session) await world.db.updateTable('session').set(session()).where('player_id', '=', ada.id).execute();
  if (player) await world.db.updateTable('player').set(player()).where('id', '=', ada.id).execute();

  await endStaleStreams({ db: world.db, streams, now: () => world.clock.now });

  expect(ended.end).toHaveBeenCalledOnce();
  expect(other.end).not.toHaveBeenCalled();
  streams.endAll();
});

test('after a lost database connection, streams whose session is gone are ended [RV-01]', async () => {
  const streams = createEventStreams();
  const [ended, other] = [aResponse(), aResponse()];
  streams.add(ended.response, { owner: owner(ada), kinds: new Set() });
  streams.add(other.response, { owner: owner(ben), kinds: new Set() });
  let notify = (_sessionKey: string) => {};
  const notifications = {
    on: (_channel: string, handler: typeof notify) => {
      notify = handler;
    },
  };
  const now = () => world.clock.now;
  // Stopped, because its heartbeat would end the stream, too.
  endStreamsWithSessions({ db: world.db, notifications, streams, now }).stop();
  await world.db.deleteFrom('session').where('player_id', '=', ada.id).execute();

  notify('');

  await expect.poll(() => ended.end.mock.calls.length).toBe(1);
  expect(other.end).not.toHaveBeenCalled();
  streams.endAll();
});

function aResponse() {
  const end = vi.fn();
  const response = { on: vi.fn(), write: vi.fn(), end, destroyed: false } as unknown as ServerResponse;
  return { response, end };
}

function owner({ id, token }: TestPlayer) {
  return { playerId: id, sessionKey: hexDigest(token) };
}

function as({ token }: TestPlayer) {
  return { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': token };
}
