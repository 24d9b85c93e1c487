import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CACHED_AFTER_MS, FALLBACK_AFTER_MS, GIVE_UP_AFTER_MS, networkFirst } from './network-first.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NONE = async () => undefined;
const cached = async () => new Response('cached');
const made = async () => new Response('made');
const failure = async () => new Response('needs a network', { status: 503 });

/** Answers after so long; a failure is a network that is off. */
function network(ms: number, isOff = false): Promise<Response> {
  const asked = new Promise<Response>((resolve, reject) => {
    setTimeout(() => (isOff ? reject(new TypeError('Failed to fetch')) : resolve(new Response('fresh'))), ms);
  });
  asked.catch(() => {});
  return asked;
}

async function after(ms: number, answer: ReturnType<typeof networkFirst>) {
  let settled: string | undefined;
  answer.then(
    async ({ answer: response, from }) => {
      settled = `${from}: ${await response.clone().text()}`;
    },
    () => {
      settled = 'failed';
    },
  );
  await vi.advanceTimersByTimeAsync(ms);
  return settled;
}

const HOUR = 3_600_000;

describe('the network first', () => {
  test.each([
    {
      what: 'a fast answer',
      asked: () => network(CACHED_AFTER_MS - 1),
      cached,
      fallback: made,
      shown: 'network: fresh',
    },
    {
      what: 'a slow answer that is cached',
      asked: () => network(500),
      cached,
      fallback: made,
      shown: 'cache: cached',
    },
    {
      what: 'no network, cached',
      asked: () => network(1, true),
      cached,
      fallback: made,
      shown: 'cache: cached',
    },
    {
      what: 'no network, not cached',
      asked: () => network(1, true),
      cached: NONE,
      fallback: made,
      shown: 'fallback: made',
    },
    {
      what: 'a slow answer, not cached',
      asked: () => network(500),
      cached: NONE,
      fallback: made,
      shown: 'network: fresh',
    },
    {
      what: 'no network, nothing at all',
      asked: () => network(1, true),
      cached: NONE,
      fallback: NONE,
      shown: 'failed',
    },
  ])('$what: $shown [FK-01]', async ({ asked, shown, ...sources }) => {
    expect(await after(FALLBACK_AFTER_MS - 1, networkFirst({ asked: asked(), ...sources }))).toBe(shown);
  });

  test('a network that hangs is not waited for where an answer can be made [FK-01]', async () => {
    const answer = networkFirst({ asked: network(HOUR), cached: NONE, fallback: made });

    expect(await after(FALLBACK_AFTER_MS - 1, answer)).toBeUndefined();
    expect(await after(1, answer)).toBe('fallback: made');
  });

  test('a slow network is waited for longer where only it has the answer', async () => {
    const slow = networkFirst({ asked: network(GIVE_UP_AFTER_MS - 1), cached: NONE, fallback: failure });
    expect(await after(GIVE_UP_AFTER_MS - 1, slow)).toBe('network: fresh');

    const hanging = networkFirst({ asked: network(HOUR), cached: NONE, fallback: failure });
    expect(await after(GIVE_UP_AFTER_MS - 1, hanging)).toBeUndefined();
    expect(await after(1, hanging)).toBe('fallback: needs a network');
  });

  test('an answer that comes late is used where there is no other', async () => {
    const answer = networkFirst({ asked: network(HOUR), cached: NONE, fallback: NONE });

    expect(await after(HOUR, answer)).toBe('network: fresh');
  });
});
