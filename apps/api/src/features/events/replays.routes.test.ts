import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aLoggedEvent } from '../../../test/builders/logged-events.ts';
import { closeListenersAfterEach, listenAt } from '../../../test/processes/event-listener.ts';
import { startSecondServer } from '../../../test/processes/second-server.ts';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';
import type { Db } from '../../platform/db/db.ts';
import { isAfter, type Position, parsePosition } from '../../platform/realtime/position.ts';
import { readLog } from '../event-log/event-log.public.ts';

const world = await createTestWorld();
const second = await startSecondServer(world);
const { db } = world;
closeListenersAfterEach();
let here: string;

beforeAll(async () => {
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  here = `http://127.0.0.1:${(world.app.server.address() as AddressInfo).port}/api/events`;
});
beforeEach(() => number(0));

/** Logs an event with a number of its own. */
const number = (each: number, by: Db = db) => aLoggedEvent(by, 'new_item', { item_type_id: 1, number: each });
const marketEvent = (each: number) => aLoggedEvent(db, 'market', { number: each });
const key = { 'x-wallabee-api-key': TEST_KEY };
const resume = (url: string, id: string, more: Record<string, string> = {}) =>
  listenAt(url, { ...key, 'last-event-id': id, ...more });

/** More events than are read at once. */
const PAGES = 250;

type Listener = Awaited<ReturnType<typeof listenAt>>;
/** Transactions of other databases may hold the event back that was there before the test. */
const eventsOf = (listener: Listener) => listener.events().filter(({ data }) => data.number !== 0);
const numbersOf = (listener: Listener) =>
  eventsOf(listener).flatMap(({ data }) => (data.number === undefined ? [] : [data.number]));
const namesOf = (listener: Listener) => eventsOf(listener).map(({ event }) => event);
const lastIdOf = (listener: Listener) => [...listener.received().matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';

/** An id from before the first event of the log could not be resumed from. */
async function idAfterAnEvent(listener: Listener): Promise<string> {
  await number(0);
  await listener.until('"number": 0');
  return lastIdOf(listener);
}

/** Waits until no transaction, of this or another test file, holds events back. */
const readable = () => expect.poll(isHeldBack, { timeout: 90_000 }).toBe(false);

async function isHeldBack(): Promise<boolean> {
  return (await readLog(db, { after: { transaction: 0n, event: 0 }, most: 1 })).isHeldBack;
}

describe('a stream that is resumed', () => {
  test('gets what it missed, once and in order, at any server, and then what happens [AL-06]', async () => {
    const first = await listenAt(here);
    await number(1);
    await first.until('"number": 1');
    first.end();
    for (const each of [2, 3, 4]) await number(each);
    await readable();

    const again = await resume(second.eventsUrl, lastIdOf(first));
    await again.until('resumed');
    await number(5);
    await again.until('"number": 5');

    expect(numbersOf(again)).toEqual([2, 3, 4, 5]);
    expect(namesOf(again)).toEqual(['new_item', 'new_item', 'new_item', 'resumed', 'new_item']);
  });

  test('may send the id in the address [AL-06]', async () => {
    const first = await listenAt(here);
    const id = await idAfterAnEvent(first);
    first.end();
    await number(1);
    await readable();

    const again = await listenAt(`${here}?key=${TEST_KEY}&last_event_id=${id}`, {});

    await again.until('resumed');
    expect(numbersOf(again)).toEqual([1]);
  });

  test('has no gap and no repetition while events go on [AL-06]', async () => {
    const first = await listenAt(here);
    const id = await idAfterAnEvent(first);
    let isWriting = true;
    let last = 0;
    const writing = (async () => {
      while (isWriting) await number(++last);
    })();
    const all: Listener[] = [];
    while (last < PAGES) {
      all.push(await resume(all.length % 2 ? here : second.eventsUrl, id));
      await sleep(60);
    }
    isWriting = false;
    await writing;

    const expected = Array.from({ length: last }, (_, index) => index + 1);
    for (const listener of [first, ...all]) {
      await listener.until(`"number": ${last},`);
      expect(numbersOf(listener)).toEqual(expected);
    }
  });

  test.each(['nonsense', '1-1', '999999999999-1', '1-99999999999999999999'])(
    'gets "missed" and goes on where its id is %s [AL-06]',
    async (id) => {
      const listener = await resume(here, id);
      await listener.until('missed');
      await number(1);
      await listener.until('"number": 1');

      expect(namesOf(listener)).toEqual(['missed', 'new_item']);
    },
  );
});

describe('the order', () => {
  test('ids grow, and an earlier event that commits later is not skipped [AL-06]', async () => {
    const listener = await listenAt(here);
    let commit = () => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const slow = db.transaction().execute(async (trx) => {
      await number(1, trx);
      await held;
    });
    await expect.poll(() => isInTransaction()).toBe(true);
    await number(2);
    await number(3);
    await sleep(300);
    const [early, id] = [numbersOf(listener), lastIdOf(listener)];
    commit();
    await slow;

    expect(early).toEqual([]);

    await listener.until('"number": 3');
    expect(numbersOf(listener)).toEqual([1, 2, 3]);
    const ids = listener.events().map((event) => parsePosition(event.id ?? '') as Position);
    expect(ids.slice(1).every((each, index) => isAfter(each, ids[index] as Position))).toBe(true);
    const again = await resume(second.eventsUrl, id);
    await again.until('resumed');
    expect(numbersOf(again)).toEqual([1, 2, 3]);
  });
});

describe('kinds', () => {
  test('a stream carries the kinds that it asks for; without any, new numbers [AL-06]', async () => {
    const [usual, market, both] = [
      await listenAt(here),
      await listenAt(`${here}?kinds=market`),
      await listenAt(`${here}?kinds=market,new_item`),
    ];
    await marketEvent(1);
    await number(2);
    await marketEvent(3);

    await both.until('"number": 3');
    await market.until('"number": 3');
    await usual.until('"number": 2');
    expect([usual, market, both].map(numbersOf)).toEqual([[2], [1, 3], [1, 2, 3]]);
    for (const listener of [usual, market, both]) listener.end();

    const again = await resume(`${here}?kinds=market`, market.events()[0]?.id ?? '');
    await again.until('resumed');
    expect(numbersOf(again)).toEqual([3]);
  });

  test('personal kinds are chosen alike [AL-06]', async () => {
    const ada = await world.aPlayer('ada');
    const listener = await listenAt(`${here}?kinds=bell,market`, { ...key, 'x-user-token': ada.token });
    const notify = (channel: string, payload: object) =>
      sql`select pg_notify(${channel}, ${JSON.stringify(payload)})`.execute(db);

    await notify('inbox_events', { player_id: ada.id, user_id: 7 });
    await notify('bell_events', { player_id: ada.id });
    await marketEvent(1);

    await listener.until('market');
    await listener.until('bell');
    expect(namesOf(listener).sort()).toEqual(['bell', 'market']);
  });

  test.each(['kinds=market,shop', 'kinds=', 'kinds=market&kinds=place', `last_event_id=${'1'.repeat(200)}`])(
    '%s is refused [AL-06]',
    async (query) => {
      const response = await fetch(`${here}?${query}`, { headers: key });

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'bad_input' });
    },
  );
});

async function isInTransaction(): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where state = 'idle in transaction' and datname = current_database() and backend_xid is not null`.execute(
    db,
  );
  return rows.length > 0;
}
