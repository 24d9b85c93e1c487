import { WAITING_KEY_DAYS } from '@wallabee/contract/protocol/waiting-key-days';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anEntry, NOW } from './outbox-entry.fixture.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { isNotSent, isTooOld, nextToSend, outcomeOf, retryDelayMs, wakeAt } from './outbox-rules.ts';

const DAY_MS = 24 * 60 * 60_000;

describe('the age of a waiting write [FK-02]', () => {
  test.each([
    { why: 'new', days: 0, tooOld: false },
    { why: 'within the time', days: 12.9, tooOld: false },
    { why: 'a day before the server forgets its key', days: WAITING_KEY_DAYS - 1, tooOld: true },
    { why: 'long ago', days: 400, tooOld: true },
    { why: 'by a clock that was set back a little', days: -0.5, tooOld: false },
    { why: 'by a clock that was set back', days: -1, tooOld: true },
  ])('$why', ({ days, tooOld }) => {
    expect(isTooOld({ createdAt: NOW }, NOW + days * DAY_MS)).toBe(tooOld);
  });
});

test.each([
  { state: 'waiting', notSent: false },
  { state: 'sent', notSent: false },
  { state: 'refused', notSent: true },
  { state: 'too-old', notSent: true },
] as const)('the player decides about what was not sent: $state', ({ state, notSent }) => {
  expect(isNotSent(state)).toBe(notSent);
});

describe('the order [FK-02]', () => {
  const later = NOW + 60_000;
  test.each([
    { why: 'nothing waits', entries: [], next: undefined },
    {
      why: 'the first that was written',
      entries: [anEntry({ id: 2 }), anEntry({ id: 1 })],
      next: 1,
    },
    {
      why: 'not what was refused or is too old',
      entries: [
        anEntry({ id: 1, state: 'refused' }),
        anEntry({ id: 2, state: 'too-old' }),
        anEntry({ id: 3 }),
      ],
      next: 3,
    },
    {
      why: 'none of a queue whose first one has to wait',
      entries: [anEntry({ id: 1, notBefore: later }), anEntry({ id: 2 })],
      next: undefined,
    },
    {
      why: 'another queue goes on',
      entries: [anEntry({ id: 1, notBefore: later }), anEntry({ id: 2, queue: 'thread:7' })],
      next: 2,
    },
  ])('$why', ({ entries, next }) => {
    expect(nextToSend(entries, NOW)?.id).toBe(next);
  });

  test('whatever waits, the writes of one queue are sent in the order in which they were written', () => {
    fc.assert(
      fc.property(fc.array(aWaitingEntry, { maxLength: 12 }), (made) => {
        const entries = made.map((facts, id) => anEntry({ ...facts, id }));

        const sent = allSent(entries);

        const waiting = entries.filter(({ state }) => state === 'waiting');
        expect(sent).toHaveLength(waiting.length);
        for (const queue of QUEUES) expect(idsIn(queue, sent)).toEqual(idsIn(queue, waiting));
      }),
    );
  });

  test('it is time for the next when the first of a queue may be sent', () => {
    const entries = [anEntry({ id: 1, notBefore: NOW + 5 }), anEntry({ id: 2, notBefore: NOW + 1 })];

    expect(wakeAt(entries)).toBe(NOW + 5);
    expect(wakeAt([...entries, anEntry({ id: 3, queue: 'thread:7', notBefore: NOW + 2 })])).toBe(NOW + 2);
    expect(wakeAt([anEntry({ state: 'refused' })])).toBeUndefined();
  });
});

function allSent(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const [left, sent] = [new Set(entries), [] as OutboxEntry[]];
  for (let now: number | undefined = NOW; now !== undefined; now = wakeAt([...left])) {
    for (let next = nextToSend([...left], now); next; next = nextToSend([...left], now)) {
      sent.push(next);
      left.delete(next);
    }
  }
  return sent;
}

function idsIn(queue: string, entries: readonly OutboxEntry[]): number[] {
  return entries.filter(({ shown }) => shown.queue === queue).map(({ id }) => id);
}

const QUEUES = ['conversation:2', 'thread:7', 'swap:1'];

const aWaitingEntry = fc.record({
  queue: fc.constantFrom(...QUEUES),
  state: fc.constantFrom('waiting' as const, 'waiting' as const, 'refused' as const, 'too-old' as const),
  notBefore: fc.integer({ min: NOW - 1_000, max: NOW + 1_000 }),
});

describe('what follows from an answer [FK-02]', () => {
  const problem = (reason?: string) => ({ code: 'refused', error: 'No.', ...(reason && { reason }) });
  test.each([
    { why: 'done', status: 200, body: {}, follows: 'sent' },
    { why: 'the login has ended', status: 401, body: problem(), follows: 'log-in' },
    { why: 'a rule says no', status: 409, body: problem('swap_over'), follows: 'refuse' },
    { why: 'too long', status: 400, body: problem(), follows: 'refuse' },
    { why: 'gone', status: 404, body: problem(), follows: 'refuse' },
    {
      why: 'nobody knows whether it was done',
      status: 409,
      body: problem('outcome_unknown'),
      follows: 'refuse',
    },
    {
      why: 'the first attempt runs',
      status: 409,
      body: problem('idempotency_key_under_way'),
      follows: 'retry',
    },
    { why: 'too many calls', status: 429, body: problem(), follows: 'retry' },
    { why: 'the server is busy', status: 503, body: problem(), follows: 'retry' },
    { why: 'the server has a fault', status: 500, body: problem(), follows: 'retry' },
    { why: 'a proxy has no server', status: 502, body: undefined, follows: 'retry' },
    { why: 'a network wants a login of its own', status: 403, body: undefined, follows: 'retry' },
  ])('$why: $follows', ({ status, body, follows }) => {
    expect(outcomeOf({ status, body, retryAfterMs: undefined }, { attempts: 1 }, 0).do).toBe(follows);
  });

  test('no answer waits for the network', () => {
    expect(outcomeOf(undefined, { attempts: 1 }, 0)).toEqual({ do: 'wait-for-network' });
  });

  test('the server says how long to wait', () => {
    const answer = { status: 429, body: problem(), retryAfterMs: 90_000 };

    expect(outcomeOf(answer, { attempts: 1 }, 0)).toEqual({ do: 'retry', afterMs: 90_000 });
  });

  test('a refusal has its words and its reason', () => {
    const answer = { status: 409, body: problem('swap_over'), retryAfterMs: undefined };

    expect(outcomeOf(answer, { attempts: 1 }, 0)).toEqual({
      do: 'refuse',
      problem: { error: 'No.', reason: 'swap_over' },
    });
  });
});

describe('the delay of a retry', () => {
  test.each([
    { attempts: 0, least: 2_000, most: 4_000 },
    { attempts: 1, least: 2_000, most: 4_000 },
    { attempts: 3, least: 8_000, most: 16_000 },
    { attempts: 50, least: 450_000, most: 900_000 },
  ])('after $attempts attempts', ({ attempts, least, most }) => {
    expect(retryDelayMs(attempts, 0)).toBe(least);
    expect(retryDelayMs(attempts, 0.999_999)).toBe(most);
  });

  test('never shrinks with more attempts, and has an end', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.double({ min: 0, max: 0.999, noNaN: true }), (attempts, random) => {
        const delay = retryDelayMs(attempts, random);

        expect(delay).toBeGreaterThan(0);
        expect(delay).toBeLessThanOrEqual(retryDelayMs(attempts + 1, random));
        expect(delay).toBeLessThanOrEqual(15 * 60_000);
      }),
    );
  });
});
