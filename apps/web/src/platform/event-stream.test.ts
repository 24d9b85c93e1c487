import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createEventParser, openEventStream } from './event-stream.ts';

let answers: { headers: Record<string, unknown>; response: ServerResponse }[];
let refuses: (headers: Record<string, unknown>) => number | undefined;
let url: string;
const server = createServer(({ headers }, response) => {
  answers.push({ headers, response });
  response.writeHead(refuses(headers) ?? 200, { 'content-type': 'text/event-stream' });
  if (refuses(headers)) response.end();
  else response.write('retry: 3000\n\n');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/events`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  vi.useRealTimers();
});
beforeEach(() => {
  answers = [];
  refuses = () => undefined;
});

test('key and token go in headers, never in the address [RV-01]', async () => {
  const { handlers, close } = open('secret');

  await expect.poll(() => handlers.onOpen).toHaveBeenCalledOnce();
  expect(answers[0]?.headers).toMatchObject({ 'x-wallabee-api-key': 'a-key', 'x-user-token': 'secret' });
  expect(answers[0]?.response.req.url).toBe('/api/events');
  close();
});

test('events are told as they come, and a server that ends is noticed [RV-01]', async () => {
  const { handlers } = open();
  await expect.poll(() => handlers.onOpen).toHaveBeenCalledOnce();

  answers[0]?.response.write('event: inbox\ndata: {"user');
  answers[0]?.response.end('_id":7}\n\n');

  await expect.poll(() => handlers.onEnd).toHaveBeenCalledOnce();
  expect(handlers.onEvent).toHaveBeenCalledExactlyOnceWith('inbox', '{"user_id":7}');
});

test('a token that is no good any more leaves what everybody may hear', async () => {
  refuses = (headers) => (headers['x-user-token'] ? 401 : undefined);
  const { handlers, close } = open('expired');

  await expect.poll(() => handlers.onOpen).toHaveBeenCalledOnce();
  expect(answers.map(({ headers }) => headers['x-user-token'])).toEqual(['expired', undefined]);
  close();
});

test('a server that refuses, or is not there, is an end like any other', async () => {
  refuses = () => 503;
  const refused = open();
  const missing = open(undefined, 'http://127.0.0.1:1/api/events');

  await expect.poll(() => refused.handlers.onEnd).toHaveBeenCalledOnce();
  await expect.poll(() => missing.handlers.onEnd).toHaveBeenCalledOnce();
  expect(refused.handlers.onOpen).not.toHaveBeenCalled();
});

test('who closes it hears no more of it, and the server is let go', async () => {
  const { handlers, close } = open();
  await expect.poll(() => handlers.onOpen).toHaveBeenCalledOnce();
  const gone = new Promise((resolve) => answers[0]?.response.on('close', resolve));

  close();

  await gone;
  expect(handlers.onEnd).not.toHaveBeenCalled();
});

test('a connection that falls silent is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { handlers } = open();
  await expect.poll(() => handlers.onOpen).toHaveBeenCalledOnce();
  await new Promise((resolve) => setImmediate(resolve));

  vi.advanceTimersByTime(61_000);

  await expect.poll(() => handlers.onEnd).toHaveBeenCalledOnce();
});

test('a server that never answers is given up', async () => {
  const mute = createServer(() => {});
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const asked = new Promise((resolve) => mute.on('request', resolve));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { handlers } = open(undefined, `http://127.0.0.1:${(mute.address() as AddressInfo).port}/`);
  await asked;

  vi.advanceTimersByTime(61_000);

  await expect.poll(() => handlers.onEnd).toHaveBeenCalledOnce();
  mute.closeAllConnections();
  mute.close();
});

test.each([
  { what: 'in one piece', pieces: ['event: a\ndata: 1\n\nevent: b\ndata: 2\n\n'] },
  { what: 'letter by letter', pieces: [...'event: a\ndata: 1\n\nevent: b\ndata: 2\n\n'] },
  {
    what: 'between heartbeats',
    pieces: [': still here\n\nevent: a\ndata: 1\n\n: still here\n\nevent:b\ndata:2\n\n'],
  },
  {
    what: 'with fields of no concern',
    pieces: ['retry: 3\n\nid: 9\nevent: a\ndata: 1\n\nevent: b\ndata: 2\n\nevent: c'],
  },
])('events are understood $what', ({ pieces }) => {
  const heard: string[][] = [];
  const parse = createEventParser((name, data) => heard.push([name, data]));

  for (const piece of pieces) parse(piece);

  expect(heard).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
});

function open(token?: string, to = url) {
  const handlers = { onOpen: vi.fn(), onEvent: vi.fn(), onEnd: vi.fn() };
  const close = openEventStream({ url: to, key: 'a-key', token }, handlers);
  return { handlers, close };
}
