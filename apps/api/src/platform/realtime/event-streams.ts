import type { ServerResponse } from 'node:http';
import type { PlayerId } from '@wallabee/contract/protocol/ids';

export interface StreamOwner {
  playerId: PlayerId;
  /** The digest of the token, in hexadecimal. */
  sessionKey: string;
}

export interface EventStreams {
  /** Returns a function that removes the stream, to be called when its request ends. */
  add(response: ServerResponse, owner?: StreamOwner): () => void;
  broadcast(event: string, payload: unknown): void;
  sendTo(playerId: PlayerId, event: string, payload: unknown): void;
  sessionKeys(): string[];
  endSessions(sessionKeys: Iterable<string>): void;
  count(): number;
  endAll(): void;
}

export function createEventStreams(): EventStreams {
  const open = new Set<ServerResponse>();
  const byPlayer = createIndex<PlayerId>();
  const bySession = createIndex<string>();
  const heartbeat = setInterval(() => writeTo(open, ': still here\n\n'), HEARTBEAT_MS);
  heartbeat.unref();

  return {
    add(response, owner) {
      open.add(response);
      if (owner) {
        byPlayer.add(owner.playerId, response);
        bySession.add(owner.sessionKey, response);
      }
      response.write(`retry: ${RECONNECT_MS}\n\n`);
      return () => {
        open.delete(response);
        if (!owner) return;
        byPlayer.remove(owner.playerId, response);
        bySession.remove(owner.sessionKey, response);
      };
    },
    broadcast: (event, payload) => writeTo(open, written(event, payload)),
    sendTo: (playerId, event, payload) => writeTo(byPlayer.of(playerId), written(event, payload)),
    sessionKeys: () => bySession.keys(),
    endSessions(sessionKeys) {
      for (const key of sessionKeys) for (const response of bySession.of(key)) response.end();
    },
    count: () => open.size,
    endAll() {
      clearInterval(heartbeat);
      for (const response of open) response.end();
    },
  };
}

function writeTo(responses: Iterable<ServerResponse>, text: string) {
  for (const response of responses) {
    if (response.writableLength > MOST_UNREAD_BYTES) response.req.socket.destroy();
    else response.write(text);
  }
}

function written(event: string, payload: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`;
}

/** `of` returns a copy, because ending a stream removes it from the index. */
function createIndex<Key>() {
  const streams = new Map<Key, Set<ServerResponse>>();
  return {
    of: (key: Key): ServerResponse[] => [...(streams.get(key) ?? [])],
    keys: (): Key[] => [...streams.keys()],
    add(key: Key, response: ServerResponse) {
      const known = streams.get(key);
      if (known) known.add(response);
      else streams.set(key, new Set([response]));
    },
    remove(key: Key, response: ServerResponse) {
      const known = streams.get(key);
      known?.delete(response);
      if (known?.size === 0) streams.delete(key);
    },
  };
}

/** Shorter than the idle timeout of the usual proxies. */
export const HEARTBEAT_MS = 25_000;
const RECONNECT_MS = 3_000;

/** A client that reads too slowly is disconnected; it reconnects and reloads. */
const MOST_UNREAD_BYTES = 64 * 1024;
