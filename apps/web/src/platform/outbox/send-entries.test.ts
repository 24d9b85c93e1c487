import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { anEntry, NOW } from './outbox-entry.fixture.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { type Answer, LONGEST_WAIT_MS } from './outbox-rules.ts';
import { addEntry, closeStorage, listEntries, takeEntryBack } from './outbox-storage.ts';
import { sendEntries } from './send-entries.ts';

const DONE: Answer = { status: 200, body: { success: true }, retryAfterMs: undefined };
const answered = (status: number, facts: object = {}): Answer => ({
  status,
  body: { code: 'refused', error: 'No.' },
  retryAfterMs: undefined,
  ...facts,
});

beforeEach(async () => {
  await closeStorage();
  globalThis.indexedDB = new IDBFactory();
});

async function add(...entries: Parameters<typeof anEntry>[0][]) {
  for (const facts of entries) {
    const { id: _, ...entry } = anEntry(facts);
    await addEntry(entry);
  }
}

/** What was sent, by key, with the state of what is left. */
async function run(
  send: (entry: OutboxEntry) => Answer | undefined | Promise<Answer | undefined>,
  now = NOW,
) {
  const sent: string[] = [];
  const onSent = vi.fn();
  const nextRun = await sendEntries({
    playerId: 1,
    isOnlySender: false,
    send: async (entry) => {
      sent.push(entry.key);
      return send(entry);
    },
    onSent,
    onChange: () => {},
    now: () => now,
    random: () => 0,
  });
  const left = (await listEntries(1)).map(({ key, state }) => `${key} ${state}`);
  return { sent, nextRun, left, onSent };
}

test('everything is sent in order, once, and is gone then [FK-02]', async () => {
  await add({ key: 'one' }, { key: 'two', queue: 'thread:7' }, { key: 'three' });

  const { sent, nextRun, left, onSent } = await run(() => DONE);

  expect(sent).toEqual(['one', 'two', 'three']);
  expect(left).toEqual([]);
  expect(nextRun).toEqual({ until: 'addition' });
  expect(onSent).toHaveBeenCalledTimes(3);
  expect(onSent).toHaveBeenCalledWith(expect.objectContaining({ key: 'one' }), { success: true });
});

test('without a network nothing else is tried, and all wait [FK-02]', async () => {
  await add({ key: 'one' }, { key: 'two', queue: 'thread:7' });

  const { sent, nextRun, left } = await run(() => undefined);

  expect(sent).toEqual(['one']);
  expect(nextRun).toEqual({ until: 'network' });
  expect(left).toEqual(['one waiting', 'two waiting']);
});

test('the next attempt has the same key [FK-02]', async () => {
  await add({ key: 'one' });
  await run(() => undefined);

  expect((await run(() => DONE)).sent).toEqual(['one']);
});

test('a refused write stays with its reason, and the others go on [FK-02]', async () => {
  await add({ key: 'one' }, { key: 'two' });

  const { sent, left } = await run(({ key }) => (key === 'one' ? answered(409) : DONE));

  expect(sent).toEqual(['one', 'two']);
  expect(left).toEqual(['one refused']);
  expect((await listEntries(1))[0]?.problem).toEqual({ error: 'No.' });
  expect((await run(() => DONE)).sent).toEqual([]);
});

test('too many calls hold back one queue until the server allows them [FK-02]', async () => {
  await add({ key: 'one' }, { key: 'two' }, { key: 'three', queue: 'thread:7' });
  const busy = ({ key }: OutboxEntry) => (key === 'one' ? answered(429, { retryAfterMs: 60_000 }) : DONE);

  const { sent, nextRun } = await run(busy);

  expect(sent).toEqual(['one', 'three']);
  expect(nextRun).toEqual({ until: 'time', at: NOW + 60_000 });
  expect((await run(() => DONE, NOW + 59_999)).sent).toEqual([]);
  expect((await run(() => DONE, NOW + 60_000)).sent).toEqual(['one', 'two']);
});

test('an ended login stops everything [FK-02]', async () => {
  await add({ key: 'one' }, { key: 'two', queue: 'thread:7' });

  const { sent, nextRun, left } = await run(() => answered(401));

  expect([sent, nextRun]).toEqual([['one'], { until: 'login' }]);
  expect(left).toEqual(['one waiting', 'two waiting']);
});

test('what is too old for its key is not sent again [FK-02]', async () => {
  await add({ key: 'one', triedAt: NOW }, { key: 'two' });

  const { sent, left } = await run(() => DONE, NOW + LONGEST_WAIT_MS);

  expect(sent).toEqual([]);
  expect(left).toEqual(['one too-old', 'two too-old']);
});

test('what is taken back while another is being sent is never sent [FK-02]', async () => {
  await add({ key: 'one' }, { key: 'two' });

  const { sent } = await run(async ({ key, id }) => {
    if (key === 'one') await takeEntryBack(id + 1, NOW);
    return DONE;
  });

  expect(sent).toEqual(['one']);
});

test('two tabs without locks send each write once, in order [FK-02]', async () => {
  await add({ key: 'one' }, { key: 'two' }, { key: 'three', queue: 'thread:7' });
  const slowly = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return DONE;
  };

  const [first, second] = await Promise.all([run(slowly), run(slowly)]);
  const third = await run(slowly);

  const sent = [...(first?.sent ?? []), ...(second?.sent ?? []), ...third.sent];
  expect(sent.toSorted()).toEqual(['one', 'three', 'two']);
  expect(third.left).toEqual([]);
});

test("another player's writes are left alone [FK-02]", async () => {
  await add({ key: 'one', playerId: 2 });

  expect((await run(() => DONE)).sent).toEqual([]);
  expect(await listEntries(2)).toHaveLength(1);
});
