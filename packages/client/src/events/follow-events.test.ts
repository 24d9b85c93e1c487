import { expect, test } from 'vitest';
import { ApiFailure } from '../failure.ts';
import { type ClientEvent, followEvents, type OpenStream } from './follow-events.ts';

const QUICK = 'retry: 1\n\n';
const seven = 'id: 7-1\nevent: new_item\ndata: {"item_type_id":1,"number":7}\n\n';
const eight = 'id: 8-1\nevent: new_item\ndata: {"item_type_id":1,"number":8}\n\n';

test('a stream that ends is resumed from the last id [DV-03]', async () => {
  const server = aServer([QUICK + seven, eight]);

  const events = await first(2, followEvents(server.open, {}));

  expect(events.map(({ id }) => id)).toEqual(['7-1', '8-1']);
  expect(server.lastIds).toEqual([undefined, '7-1']);
});

test('without an id, a second connection starts with missed', async () => {
  const server = aServer([QUICK, seven]);

  const events = await first(2, followEvents(server.open, {}));

  expect(events.map(({ event }) => event)).toEqual(['missed', 'new_item']);
});

test('missed and resumed are yielded as events', async () => {
  const server = aServer(['event: missed\ndata: {}\n\nevent: resumed\ndata: {}\n\n']);

  const events = await first(2, followEvents(server.open, { lastEventId: '1-1' }));

  expect(events.map(({ event }) => event)).toEqual(['missed', 'resumed']);
  expect(server.lastIds).toEqual(['1-1']);
});

test('a silent connection is replaced after the heartbeat timeout', async () => {
  const server = aServer([`${QUICK + seven}`, eight], { staysOpen: true });

  const events = await first(2, followEvents(server.open, { heartbeatTimeout: 50 }));

  expect(events.map(({ id }) => id)).toEqual(['7-1', '8-1']);
});

test('a connection stays open while an event is handled for longer than the timeout', async () => {
  const server = aServer([QUICK + seven, eight], { staysOpen: true });
  const events = followEvents(server.open, { heartbeatTimeout: 30 });

  await events.next();
  await new Promise((resolve) => setTimeout(resolve, 100));

  expect(server.signals.map(({ aborted }) => aborted)).toEqual([false]);
  await events.return();
});

test('an infinite heartbeat timeout never replaces the connection', async () => {
  const controller = new AbortController();
  const server = aServer([''], { staysOpen: true });
  const options = { heartbeatTimeout: Number.POSITIVE_INFINITY, signal: controller.signal };
  const read = first(1, followEvents(server.open, options));
  setTimeout(() => controller.abort('enough'), 50);

  await expect(read).rejects.toBe('enough');
  expect(server.signals.map(({ reason }) => reason)).toEqual(['enough']);
});

test('a permanent failure ends the stream', async () => {
  const refusal = new ApiFailure(401, { code: 'login_required', error: 'Log in.' });
  const open = () => Promise.reject(refusal);

  await expect(first(1, followEvents(open, {}))).rejects.toBe(refusal);
});

test('an HTML page instead of the stream ends it', async () => {
  const open = async () =>
    new Response('<p>Log in to this network.', { headers: { 'content-type': 'text/html' } });

  await expect(first(1, followEvents(open, {}))).rejects.toMatchObject({ status: 200, code: 'internal' });
});

test('the reconnection delay has a minimum', async () => {
  const server = aServer(['retry: 0\n\n', seven]);
  const began = performance.now();

  await first(2, followEvents(server.open, {}));

  expect(performance.now() - began).toBeGreaterThan(240);
});

test('a temporary failure is retried', async () => {
  const busy = new ApiFailure(503, { code: 'unavailable', error: 'Busy.' }, { retryAfter: 0 });
  const server = aServer([seven]);
  let calls = 0;
  const open: OpenStream = (stream) => {
    calls += 1;
    return calls === 1 ? Promise.reject(busy) : server.open(stream);
  };

  expect(await first(1, followEvents(open, {}))).toHaveLength(1);
});

test('the signal ends the stream with its reason', async () => {
  const controller = new AbortController();
  const server = aServer([seven], { staysOpen: true });
  const reason = new Error('enough');
  const read = async () => {
    for await (const _ of followEvents(server.open, { signal: controller.signal })) controller.abort(reason);
  };

  await expect(read()).rejects.toBe(reason);
});

test('leaving the loop closes the connection', async () => {
  const server = aServer([seven], { staysOpen: true });

  await first(1, followEvents(server.open, {}));

  expect(server.signals[0]?.aborted).toBe(true);
});

function aServer(bodies: string[], { staysOpen = false } = {}) {
  const lastIds: (string | undefined)[] = [];
  const signals: AbortSignal[] = [];
  const open: OpenStream = async ({ lastEventId, signal }) => {
    lastIds.push(lastEventId);
    signals.push(signal);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(bodies[lastIds.length - 1] ?? ''));
        if (!staysOpen) controller.close();
        signal.addEventListener('abort', () => staysOpen && controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  };
  return { open, lastIds, signals };
}

async function first(count: number, stream: AsyncIterable<ClientEvent>): Promise<ClientEvent[]> {
  const events: ClientEvent[] = [];
  for await (const event of stream) {
    events.push(event);
    if (events.length === count) break;
  }
  return events;
}
