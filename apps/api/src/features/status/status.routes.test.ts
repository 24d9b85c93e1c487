import { emptyHistogram } from '@wallabee/contract/status/durations';
import { readStatus, type Status } from '@wallabee/contract/status/status';
import { expect, test } from 'vitest';
import { aLoggedEvent } from '../../../test/builders/logged-events.ts';
import { NO_NOTIFICATIONS } from '../../../test/database.ts';
import { serverLog } from '../../../test/server-logs.ts';
import { createTestWorld } from '../../../test/world.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { connect } from '../../platform/db/db.ts';
import { createRecorder } from './recorder.ts';
import { addMinutes } from './status.queries.ts';
import { createStatusReader } from './status.service.ts';
import { rollUpOldDays } from './upkeep.ts';
import { writeMinutes } from './write-minutes.ts';

const world = await createTestWorld();
const { db, clock } = world;
const NOW = '2026-06-01T12:00:00.000Z';

async function status(): Promise<Status> {
  clock.passMonotonic(5_000);
  return (await world.call(readStatus, { key: null })).json();
}

const dayIn = ({ days }: Status, day: string) => days?.find((some) => some.day === day);
const minutesAgo = (minutes: number) => new Date(clock.now.getTime() - minutes * 60_000);

function aMinute(minute: Date, counts: { requests?: number; failed?: number; was_cut_off?: boolean } = {}) {
  const durations = emptyHistogram();
  durations[3] = counts.requests ?? 0;
  return { minute, requests: 0, failed: 0, was_cut_off: false, durations, ...counts };
}

test('the status needs no key, is not cached, and reveals no versions or hosts', async () => {
  clock.passMonotonic(5_000);
  const response = await world.call(readStatus, { key: null });

  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['access-control-allow-origin']).toBe('*');
  expect(response.json<Status>()).toMatchObject({ state: 'well', words: 'Everything works.', at: NOW });
  expect(response.body).not.toMatch(/postgres|127\.0\.0\.1|localhost|\/tmp|version|pid/i);
});

test('before the first minute is written there is no history', async () => {
  const { days } = await status();

  expect(days).toHaveLength(90);
  expect(days?.[0]?.day).toBe('2026-03-04');
  expect(days?.at(-1)).toEqual({
    day: '2026-06-01',
    state: 'unrecorded',
    recorded_minutes: 0,
    troubled_minutes: 0,
    availability: null,
  });
});

test('the last hour covers all servers', async () => {
  await addMinutes(db, [aMinute(minutesAgo(61), { requests: 900, failed: 900 })]);
  await addMinutes(db, [aMinute(minutesAgo(30), { requests: 150, failed: 1 })]);
  await addMinutes(db, [aMinute(minutesAgo(30), { requests: 50 }), aMinute(minutesAgo(20))]);

  expect((await status()).last_hour).toEqual({
    is_of_one_server: false,
    failed_share: 1 / 200,
    p50_ms: 38,
    p95_ms: 49,
  });
});

test('the state of a day follows from its recorded minutes', async () => {
  await addMinutes(db, [
    aMinute(new Date('2026-05-30T23:59:00Z'), { requests: 40, failed: 2 }),
    aMinute(new Date('2026-05-31T00:00:00Z'), { requests: 40, failed: 3 }),
    aMinute(new Date('2026-05-31T00:01:00Z'), { was_cut_off: true }),
    ...[2, 3, 4].map((minute) =>
      aMinute(new Date(`2026-05-31T00:0${minute}:00Z`), { requests: 70, failed: 3 }),
    ),
  ]);

  const read = await status();

  expect(dayIn(read, '2026-05-30')).toMatchObject({ state: 'well', recorded_minutes: 1, availability: 1 });
  expect(dayIn(read, '2026-05-31')).toEqual({
    day: '2026-05-31',
    state: 'troubled',
    recorded_minutes: 5,
    troubled_minutes: 2,
    availability: 0.6,
  });
  expect(dayIn(read, '2026-05-29')).toMatchObject({ state: 'unrecorded', availability: null });
});

test('old days are rolled up once, late minutes are added, and days are deleted after 90 days', async () => {
  await addMinutes(db, [
    aMinute(new Date('2026-02-20T10:00:00Z')),
    aMinute(new Date('2026-05-29T10:00:00Z')),
    aMinute(new Date('2026-05-29T10:01:00Z'), { was_cut_off: true }),
    aMinute(new Date('2026-05-31T10:00:00Z')),
  ]);
  const before = (await status()).days;

  await Promise.all([rollUpOldDays(db, clock.now), rollUpOldDays(db, clock.now)]);
  await addMinutes(db, [aMinute(new Date('2026-05-29T10:02:00Z'))]);
  await rollUpOldDays(db, clock.now);

  const after = await status();
  expect(dayIn(after, '2026-05-29')).toMatchObject({ recorded_minutes: 3, troubled_minutes: 1 });
  expect(after.days?.filter(({ day }) => day !== '2026-05-29')).toEqual(
    before?.filter(({ day }) => day !== '2026-05-29'),
  );
  expect(await db.selectFrom('site_minute').select('minute').execute()).toEqual([
    { minute: new Date('2026-05-31T10:00:00Z') },
  ]);
  expect(await db.selectFrom('site_day').select('day').execute()).toEqual([{ day: '2026-05-29' }]);
});

test('servers that write the same minute concurrently add their counts', async () => {
  const rows = Array.from({ length: 20 }, (_, minute) => aMinute(minutesAgo(30 + minute), { requests: 2 }));

  await Promise.all(Array.from({ length: 8 }, () => addMinutes(db, rows)));

  const [minute] = await db.selectFrom('site_minute').select(['requests', 'durations']).execute();
  expect(minute).toEqual({ requests: 16, durations: [0, 0, 0, 16, 0, 0, 0, 0, 0, 0, 0] });
});

test('a late delivery and an unmatched event are reported', async () => {
  await aLoggedEvent(db, 'new_item', { item_type_id: 1, number: 1 }, { at: minutesAgo(5), isMatched: false });

  expect(await status()).toMatchObject({
    state: 'slow',
    words: 'Everything works, but some of it is slow.',
    parts: expect.arrayContaining([
      { part: 'alerts', state: 'slow', words: 'Alerts ring late: an event has waited for 5 minutes.' },
    ]),
  });
});

test('a read-only database is reported', async () => {
  const address = new URL(world.url);
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  const readOnly = connect(address.href, 2);
  const read = createStatusReader({
    db: readOnly,
    recorder: createRecorder(() => clock.now),
    readOwnFacts: () => ({
      isOverloaded: false,
      replica: 'none',
      isListening: true,
      live: null,
      pictures: 'well',
    }),
    now: () => clock.now,
  });

  const { state, words } = await read();
  await readOnly.destroy();

  expect(state).toBe('read_only');
  expect(words).toBe('Everything can be read, but nothing can be changed just now.');
});

test('without a database the server answers from its own state', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/nowhere', 2);
  const app = await createApp({
    config: readConfig({ NODE_ENV: 'test', WORLD: 'none', WEB_API_KEY: 'a-site-key' }),
    db: away,
    catalogue: world.catalogue,
    numbers: world.numbers,
    notifications: NO_NOTIFICATIONS,
    logTo: serverLog,
    now: () => clock.now,
  });
  await app.inject('/api/image/no-such-thing.png');
  for (let turn = 0; turn < 3; turn += 1) await app.inject('/api/status');

  const answered = await app.inject('/api/status');
  await app.close();
  await away.destroy();

  expect(answered.statusCode).toBe(200);
  const read = answered.json<Status>();
  expect(read).toMatchObject({
    state: 'failing',
    words: 'The database cannot be reached, so most of the site does not work.',
    last_hour: { is_of_one_server: true },
    days: null,
  });
  expect(read.parts.find(({ part }) => part === 'database')?.state).toBe('failing');
});

test('a server that was cut off records it once it can write, and counts each minute once', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/nowhere', 2);
  const recorder = createRecorder(() => clock.now);
  recorder.count(200, 4);
  clock.now = new Date('2026-06-01T12:01:10Z');

  await writeMinutes(away, recorder);
  clock.now = new Date('2026-06-01T12:02:10Z');
  await writeMinutes(db, recorder);
  await writeMinutes(db, recorder);
  await away.destroy();
  clock.now = new Date(NOW);

  const rows = db.selectFrom('site_minute').select(['requests', 'was_cut_off']).orderBy('minute');
  expect(await rows.execute()).toEqual([
    { requests: 1, was_cut_off: false },
    { requests: 0, was_cut_off: true },
  ]);
});
