import type { ServerResponse } from 'node:http';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { isAfter, later, type Position, printPosition } from './position.ts';

export interface StreamOwner {
  playerId: PlayerId;
  /** The digest of the token, in hexadecimal. */
  sessionKey: string;
}

export interface StreamOptions {
  owner?: StreamOwner | undefined;
  /** The kinds of events that it carries. */
  kinds: ReadonlySet<string>;
}

export interface LoggedEvent {
  position: Position;
  kind: string;
  /** JSON in one line. */
  data: string;
}

export interface EventStream {
  send(events: readonly LoggedEvent[]): void;
  say(event: string, position: Position): void;
  /** From now on it gets the events after the position that happen. */
  goLive(after: Position): void;
  isOpen(): boolean;
  /** Resolves when the client has read enough, or the stream is closed. */
  drained(): Promise<void>;
  end(): void;
  /** To be called when its request ends. */
  remove(): void;
}

export interface EventStreams {
  add(response: ServerResponse, options: StreamOptions): EventStream;
  /** Sends events of the log to the streams that are live; `reached` is the position after them. */
  broadcast(events: readonly LoggedEvent[], reached: Position): void;
  /** Sends an event that is not in the log to every stream. */
  announce(event: string): void;
  sendTo(playerId: PlayerId, event: string, payload: unknown): void;
  sessionKeys(): string[];
  endSessions(sessionKeys: Iterable<string>): void;
  count(): number;
  endAll(): void;
}

interface Entry extends StreamOptions {
  response: ServerResponse;
  /** Equal for streams that carry the same kinds. */
  group: string;
  /** Undefined until it is live. */
  after?: Position;
}

export function createEventStreams(): EventStreams {
  const open = new Set<Entry>();
  const byPlayer = createIndex<PlayerId>();
  const bySession = createIndex<string>();
  let reached: Position | undefined;
  const heartbeat = setInterval(() => {
    for (const entry of open) write(entry, `: still here\n${idOf(entry)}\n`);
  }, HEARTBEAT_MS);
  heartbeat.unref();

  /** A stream of few kinds gets a newer id with every heartbeat, because old ids cannot be resumed from. */
  function idOf({ after }: Entry): string {
    if (!after) return '';
    return `id: ${printPosition(reached ? later(after, reached) : after)}\n`;
  }

  return {
    add(response, options) {
      const entry: Entry = { response, ...options, group: [...options.kinds].sort().join() };
      open.add(entry);
      const { owner } = options;
      if (owner) {
        byPlayer.add(owner.playerId, entry);
        bySession.add(owner.sessionKey, entry);
      }
      response.write(`retry: ${RECONNECT_MS}\n\n`);
      return toStream(entry, () => {
        open.delete(entry);
        if (!owner) return;
        byPlayer.remove(owner.playerId, entry);
        bySession.remove(owner.sessionKey, entry);
      });
    },
    broadcast(events, position) {
      reached = position;
      if (events.length > 0) broadcast(open, events);
    },
    announce(event) {
      for (const entry of open) write(entry, written(event, {}));
    },
    sendTo(playerId, event, payload) {
      const text = written(event, payload);
      for (const entry of byPlayer.of(playerId)) if (entry.kinds.has(event)) write(entry, text);
    },
    sessionKeys: () => bySession.keys(),
    endSessions(sessionKeys) {
      for (const key of sessionKeys) for (const { response } of bySession.of(key)) response.end();
    },
    count: () => open.size,
    endAll() {
      clearInterval(heartbeat);
      for (const { response } of open) response.end();
    },
  };
}

function toStream(entry: Entry, remove: () => void): EventStream {
  const { response } = entry;
  return {
    send(events) {
      const text = textFor(entry.kinds, events);
      if (text !== '') response.write(text);
    },
    say: (event, position) => void response.write(`id: ${printPosition(position)}\n${written(event, {})}`),
    goLive(after) {
      entry.after = after;
      response.write(`id: ${printPosition(after)}\n\n`);
    },
    isOpen: () => !response.destroyed && !response.writableEnded,
    drained: () => (response.writableNeedDrain ? drained(response) : Promise.resolve()),
    end: () => void response.end(),
    remove,
  };
}

/** Most streams carry the same kinds, so that the bytes are written once for all of them. */
function broadcast(open: Iterable<Entry>, events: readonly LoggedEvent[]) {
  const texts = new Map<string, Buffer>();
  const first = events[0]?.position;
  for (const entry of open) {
    const { after, kinds, group } = entry;
    if (!after || !first) continue;
    if (!isAfter(first, after)) {
      write(
        entry,
        textFor(
          kinds,
          events.filter(({ position }) => isAfter(position, after)),
        ),
      );
      continue;
    }
    const text = texts.get(group) ?? Buffer.from(textFor(kinds, events));
    texts.set(group, text);
    write(entry, text);
  }
}

function textFor(kinds: ReadonlySet<string>, events: readonly LoggedEvent[]): string {
  return events
    .filter(({ kind }) => kinds.has(kind))
    .map(({ position, kind, data }) => `id: ${printPosition(position)}\nevent: ${kind}\ndata: ${data}\n\n`)
    .join('');
}

function write({ response }: Entry, text: string | Buffer) {
  if (text.length === 0) return;
  if (response.writableLength > MOST_UNREAD_BYTES) response.req.socket.destroy();
  else response.write(text);
}

function written(event: string, payload: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(payload)}\n\n`;
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    response.once('drain', done).once('close', done);
  });
}

/** `of` returns a copy, because ending a stream removes it from the index. */
function createIndex<Key>() {
  const streams = new Map<Key, Set<Entry>>();
  return {
    of: (key: Key): Entry[] => [...(streams.get(key) ?? [])],
    keys: (): Key[] => [...streams.keys()],
    add(key: Key, entry: Entry) {
      const known = streams.get(key);
      if (known) known.add(entry);
      else streams.set(key, new Set([entry]));
    },
    remove(key: Key, entry: Entry) {
      const known = streams.get(key);
      known?.delete(entry);
      if (known?.size === 0) streams.delete(key);
    },
  };
}

/** Shorter than the idle timeout of the usual proxies. */
export const HEARTBEAT_MS = 25_000;
const RECONNECT_MS = 3_000;

/** A client that reads too slowly is disconnected; it reconnects and gets what it missed. */
const MOST_UNREAD_BYTES = 64 * 1024;
