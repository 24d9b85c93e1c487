import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Stored } from '../cache/responses.ts';
import { answerWith } from './answer-with.ts';

const OLD = '2024-06-05T10:00:00.000Z';
const messages: { kind: string }[] = [];
let urls = 0;

beforeEach(() => {
  messages.length = 0;
  vi.useFakeTimers();
  const page = { postMessage: (message: { kind: string }) => void messages.push(message) };
  vi.stubGlobal('self', { clients: { get: async () => page } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  { what: 'another answer', stored: 'changed', kinds: ['cached', 'updated'] },
  { what: 'the same answer', stored: 'same', kinds: ['cached', 'current'] },
  { what: 'a failure', stored: 'none', kinds: ['cached'] },
] as const)('after a cached answer the page hears of $what [FK-01]', async ({ stored, kinds }) => {
  const { text, done } = await answered({ network: 500, cached: 0, stored });

  expect(text).toBe('cached');
  await done;
  expect(messages.map(({ kind }) => kind)).toEqual(kinds);
});

test('the page hears of an answer that came while the cache was being read [FK-01]', async () => {
  const { text, done } = await answered({ network: 150, cached: 300, stored: 'changed' });

  expect(text).toBe('cached');
  await done;
  expect(messages.map(({ kind }) => kind)).toEqual(['cached', 'updated']);
});

test('an answer of the network alone is no news', async () => {
  const { text, done } = await answered({ network: 10, cached: 0, stored: 'changed' });

  expect(text).toBe('fresh');
  await done;
  expect(messages).toEqual([]);
});

test('an answer that differs each time is loaded again once [FK-01]', async () => {
  const url = anAddress();
  await (await answered({ url, network: 500, cached: 0, stored: 'changed' })).done;
  const again = await answered({ url, network: 500, cached: 0, stored: 'changed' });

  expect(again.text).toBe('fresh');
  await again.done;
  expect(messages.map(({ kind }) => kind)).toEqual(['cached', 'updated']);
});

function anAddress(): string {
  urls += 1;
  return `https://bee.example/api/me/hive?nth=${urls}`;
}

interface Asked {
  url?: string;
  /** After how many milliseconds it answers. */
  network: number;
  cached: number;
  stored: Stored;
}

async function answered({ url = anAddress(), network, cached, stored }: Asked) {
  const waits: Promise<unknown>[] = [];
  const event = {
    request: { url },
    clientId: 'a page',
    waitUntil: (wait: Promise<unknown>) => waits.push(wait),
  };
  const after = (ms: number, text: string) =>
    new Promise<Response>((resolve) => {
      setTimeout(
        () => resolve(new Response(text, { headers: { 'server-timing': `cached;desc="${OLD}"` } })),
        ms,
      );
    });
  const answering = answerWith(event as never, {
    network: () => after(network, 'fresh'),
    store: async () => stored,
    cached: () => after(cached, 'cached'),
    fallback: async () => undefined,
  });
  await vi.advanceTimersByTimeAsync(4_000);
  return { text: await (await answering).text(), done: Promise.all(waits) };
}
