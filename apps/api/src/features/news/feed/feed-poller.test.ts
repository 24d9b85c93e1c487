import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFeedPoller } from './feed-poller.ts';
import { aJsonFeed, aJsonItem, HATS } from './feeds.fixture.ts';
import { readFeed } from './read-feed.ts';

const MINUTE = 60_000;
const blog = createServer((request, response) => respond(request, response));
let respond: RequestListener;
let withinMs: number;
let asked: number;
let time: number;
let warn: ReturnType<typeof vi.fn<(failure: unknown) => void>>;
let feed: ReturnType<typeof createFeedPoller>;

beforeEach(async () => {
  await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
  const url = new URL(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/feed.json`);
  withinMs = 20_000;
  asked = 0;
  time = Date.parse('2026-06-01T12:00:00Z');
  warn = vi.fn();
  const read = () => readFeed(url, { withinMs });
  feed = createFeedPoller({ read, now: () => new Date(time), warn });
});
afterEach(async () => {
  blog.closeAllConnections();
  await new Promise((resolve) => blog.close(resolve));
});

test('the blog is requested once for all visitors, and again after ten minutes [AP-21]', async () => {
  publish('First');

  await Promise.all([feed.latest(), feed.latest(), feed.latest()]);
  time += 10 * MINUTE - 1;
  await feed.latest();

  expect(asked).toBe(1);
  expect(await feed.latest()).toEqual([{ ...HATS, title: 'First' }]);
});

test('after ten minutes the old news are shown while the new are fetched [AP-21]', async () => {
  publish('First');
  await feed.latest();
  publish('Second');
  time += 10 * MINUTE;

  expect(await titles()).toEqual(['First']);

  await feed.refresh();
  expect(await titles()).toEqual(['Second']);
  expect(asked).toBe(2);
});

test.each([
  { why: 'fails', failing: fail },
  { why: 'is slow', failing: hang },
  { why: 'returns no feed', failing: () => answer('<html></html>') },
  {
    why: 'returns too much',
    failing: () => answer(aJsonFeed([aJsonItem({ title: 'x'.repeat(1_000_001) })])),
  },
])('when the blog $why, the last posts stay [AP-21]', async ({ failing }) => {
  publish('First');
  await feed.latest();
  failing();
  time += 60 * MINUTE;

  expect(await titles()).toEqual(['First']);
  await feed.refresh();
  expect(await titles()).toEqual(['First']);
  expect(warn).toHaveBeenCalledOnce();
});

test('only the first request waits for a failing blog, which is retried in the background every 30 s [AP-21]', async () => {
  hang();
  expect(await feed.latest()).toBeUndefined();

  expect(await feed.latest()).toBeUndefined();
  expect(asked).toBe(1);

  publish('First');
  time += MINUTE / 2;
  expect(await feed.latest()).toBeUndefined();
  await feed.refresh();
  expect(await titles()).toEqual(['First']);
  expect(asked).toBe(2);
});

async function titles() {
  return (await feed.latest())?.map(({ title }) => title);
}

function publish(title: string) {
  answer(aJsonFeed([aJsonItem({ title })]));
}

function answer(body: string) {
  withinMs = 20_000;
  respond = (_, response) => {
    asked += 1;
    response.end(body);
  };
}

function fail() {
  respond = (_, response) => response.writeHead(500).end();
}

function hang() {
  withinMs = 200;
  respond = () => {
    asked += 1;
  };
}
