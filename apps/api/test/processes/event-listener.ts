import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect } from 'vitest';
import { TEST_KEY } from '../world.ts';

const open = new Set<IncomingMessage>();

export function closeListenersAfterEach() {
  afterEach(() => {
    for (const response of open) response.destroy();
    open.clear();
  });
}

/**
 * A client of the event stream. It does not use fetch, whose pool opens connections ahead of need that a closing
 * server would wait for.
 */
export async function listenAt(
  url: string,
  headers: Record<string, string> = { 'x-wallabee-api-key': TEST_KEY },
) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent: false }, resolve).on('error', reject);
  });
  open.add(response);
  expect(response.headers['content-type']).toContain('text/event-stream');
  let received = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    received += chunk;
  });

  return {
    received: () => received,
    events: () => eventsIn(received),
    hasEnded: () => response.readableEnded,
    end: () => void response.destroy(),
    async until(text: string) {
      const end = Date.now() + LONGEST_WAIT_MS;
      while (!received.includes(text)) {
        if (Date.now() > end) throw new Error(`Received no ${text}, but: ${received}`);
        await sleep(20);
      }
      return received;
    },
  };
}

/** Long transactions of other test files, which share the server, hold events back. */
const LONGEST_WAIT_MS = 90_000;

/** The whole events of a stream, in order. */
function eventsIn(text: string) {
  return text.split('\n\n').flatMap((block) => {
    const [, id = null, event, data] = /^(?:id: (.*)\n)?event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
    return event && data ? [{ id, event, data: JSON.parse(data) }] : [];
  });
}
