import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

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

test('events are delivered as they arrive, and the end of the stream is reported [RV-01]', async () => {
  const { handlers } = open();
  await expect.poll(() => handlers.onOpen).toHaveBeenCalledOnce();

  answers[0]?.response.write('event: inbox\ndata: {"user');
  answers[0]?.response.end('_id":7}\n\n');

  await expect.poll(() => handlers.onEnd).toHaveBeenCalledOnce();
  expect(handlers.onEvent).toHaveBeenCalledExactlyOnceWith('inbox', '{"user_id":7}', undefined);
});

test('the last id is sent, and the ids of events are reported [AL-06]', async () => {
  const { handlers, close } = open('secret', url, '7-1');
  await expect.poll(() => handlers.onOpen).toHaveBeenCalledOnce();
  expect(answers[0]?.headers).toMatchObject({ 'last-event-id': '7-1' });

  answers[0]?.response.write('id: 8-2\nevent: new_item\ndata: {}\n\n');

  await expect.poll(() => handlers.onEvent).toHaveBeenCalledExactlyOnceWith('new_item', '{}', '8-2');
  close();
});

test('an expired token falls back to the public events', async () => {
  refuses = (headers) => (headers['x-user-token'] ? 401 : undefined);
  const { handlers, close } = open('expired');

  await expect.poll(() => handlers.onOpen).toHaveBeenCalledOnce();
  expect(answers.map(({ headers }) => headers['x-user-token'])).toEqual(['expired', undefined]);
  close();
});

test('a refused or failed connection is reported as the end of the stream', async () => {
  refuses = () => 503;
  const refused = open();
  const missing = open(undefined, 'http://127.0.0.1:1/api/events');

  await expect.poll(() => refused.handlers.onEnd).toHaveBeenCalledOnce();
  await expect.poll(() => missing.handlers.onEnd).toHaveBeenCalledOnce();
  expect(refused.handlers.onOpen).not.toHaveBeenCalled();
});

test('closing the stream ends the connection and reports nothing', async () => {
  const { handlers, close } = open();
  await expect.poll(() => handlers.onOpen).toHaveBeenCalledOnce();
  const gone = new Promise((resolve) => answers[0]?.response.on('close', resolve));

  close();

  await gone;
  expect(handlers.onEnd).not.toHaveBeenCalled();
});

test('a connection without heartbeats times out', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { handlers } = open();
  await expect.poll(() => handlers.onOpen).toHaveBeenCalledOnce();
  await new Promise((resolve) => setImmediate(resolve));

  vi.advanceTimersByTime(61_000);

  await expect.poll(() => handlers.onEnd).toHaveBeenCalledOnce();
});

test('a server that never answers times out', async () => {
  const mute = createServer(() => {});
  await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
  const requested = new Promise((resolve) => mute.on('request', resolve));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { handlers } = open(undefined, `http://127.0.0.1:${(mute.address() as AddressInfo).port}/`);
  await requested;

  vi.advanceTimersByTime(61_000);

  await expect.poll(() => handlers.onEnd).toHaveBeenCalledOnce();
  mute.closeAllConnections();
  mute.close();
});

test.each([
  { what: 'in one piece', pieces: ['event: a\ndata: 1\n\nevent: b\ndata: 2\n\n'] },
  { what: 'character by character', pieces: [...'event: a\ndata: 1\n\nevent: b\ndata: 2\n\n'] },
  {
    what: 'between heartbeats',
    pieces: [': still here\n\nevent: a\ndata: 1\n\n: still here\n\nevent:b\ndata:2\n\n'],
  },
  {
    what: 'with other fields, an event without a name and an unfinished one',
    pieces: ['retry: 3\n\nid: 9\nevent: a\ndata: 1\n\ndata: 5\n\nevent: b\ndata: 2\n\nevent: c'],
  },
])('events are parsed $what', async ({ pieces }) => {
  const { handlers } = open();
  await expect.poll(() => handlers.onOpen).toHaveBeenCalledOnce();

  for (const piece of pieces) answers[0]?.response.write(piece);
  answers[0]?.response.end();

  await expect.poll(() => handlers.onEnd).toHaveBeenCalledOnce();
  expect(handlers.onEvent.mock.calls.map((call) => call.slice(0, 2))).toEqual([
    ['a', '1'],
    ['b', '2'],
  ]);
});

function open(token?: string, to = url, lastEventId?: string) {
  const handlers = { onOpen: vi.fn(), onEvent: vi.fn(), onEnd: vi.fn() };
  const close = openEventStream({ url: to, key: 'a-key', token, lastEventId }, handlers);
  return { handlers, close };
}
