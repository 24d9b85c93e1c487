import type { ServerResponse } from 'node:http';

export interface EventStreams {
  add(response: ServerResponse): void;
  broadcast(event: string, payload: unknown): void;
  count(): number;
  /** Ends every stream; their clients come back to whoever serves next. */
  endAll(): void;
}

/** Open server-sent-event connections. One timer and one string serve all of them. */
export function createEventStreams(): EventStreams {
  const open = new Set<ServerResponse>();
  const heartbeat = setInterval(() => writeToAll(': still here\n\n'), HEARTBEAT_MS);
  heartbeat.unref();

  function writeToAll(text: string) {
    for (const response of open) {
      if (response.writableLength > MOST_UNREAD_BYTES) response.destroy();
      else response.write(text);
    }
  }

  return {
    add(response) {
      open.add(response);
      response.on('close', () => open.delete(response));
      response.write(`retry: ${RECONNECT_MS}\n\n`);
    },
    broadcast: (event, payload) => writeToAll(`event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`),
    count: () => open.size,
    endAll() {
      clearInterval(heartbeat);
      for (const response of open) response.end();
    },
  };
}

/** Shorter than the idle limit of the usual proxies. */
const HEARTBEAT_MS = 25_000;
const RECONNECT_MS = 3_000;

/** A client that reads this slowly is cut off; it reconnects and asks for what it missed. */
const MOST_UNREAD_BYTES = 64 * 1024;
