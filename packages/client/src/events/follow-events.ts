import type { StreamedEvent } from '../../build/models.ts';
import { type ApiFailure, isApiFailure, unreadable } from '../failure.ts';
import { pause, startTimer } from '../pause.ts';
import { backoff, isTemporary } from '../retry.ts';
import { joined } from '../send.ts';
import { createEventParser, type StreamMessage } from './event-parser.ts';

/** An event of the stream. Public events have an id, from which the stream can be resumed. */
export type ClientEvent = StreamedEvent & { id: string | undefined };

export type EventKind = Exclude<StreamedEvent['event'], 'missed' | 'resumed'>;

export interface EventOptions {
  /** The kinds to follow; by default new numbers and, with a token, the player's own events. */
  kinds?: readonly EventKind[];
  /** Starts with the events after this one. */
  lastEventId?: string;
  signal?: AbortSignal;
  /** Milliseconds without data, heartbeats included, before the client reconnects; 60,000 by default. */
  heartbeatTimeout?: number;
}

/** Opens one connection; `lastEventId` is sent as a header. */
export type OpenStream = (stream: {
  kinds: string | undefined;
  lastEventId: string | undefined;
  signal: AbortSignal;
}) => Promise<Response>;

/**
 * Yields events and reconnects as often as needed. It ends when the caller leaves the loop, when the signal is
 * aborted, or with a failure that is not temporary.
 */
export async function* followEvents(
  open: OpenStream,
  options: EventOptions,
): AsyncGenerator<ClientEvent, void, undefined> {
  const { signal } = options;
  const stream: Stream = { lastId: options.lastEventId, retry: 3000, wasOpen: false, failures: 0 };
  for (;;) {
    const failure = yield* oneConnection(open, options, stream);
    await pause(delayAfter(failure, stream), signal);
  }
}

interface Stream {
  lastId: string | undefined;
  /** The reconnection delay that the server sent, in milliseconds. */
  retry: number;
  wasOpen: boolean;
  failures: number;
}

/** Returns the failure that ended the connection; undefined if the server closed it. */
async function* oneConnection(
  open: OpenStream,
  { kinds, signal, heartbeatTimeout = 60_000 }: EventOptions,
  stream: Stream,
): AsyncGenerator<ClientEvent, unknown, undefined> {
  const connection = connect(heartbeatTimeout, signal);
  try {
    const address = { kinds: kinds?.join(','), lastEventId: stream.lastId };
    const response = await open({ ...address, signal: connection.signal });
    // Without an id to resume from, the server cannot know that the client missed events.
    if (stream.wasOpen && stream.lastId === undefined) yield { event: 'missed', data: {}, id: undefined };
    stream.wasOpen = true;
    stream.failures = 0;
    if (!isStream(response)) throw unreadable(response);
    if (response.body) yield* eventsIn(response.body.getReader(), connection, stream);
    return undefined;
  } catch (failure) {
    if (signal?.aborted) throw signal.reason;
    if (isApiFailure(failure) && !isTemporary(failure)) throw failure;
    stream.failures += 1;
    return failure;
  } finally {
    connection.end();
  }
}

function isStream({ headers }: Response): boolean {
  return /^text\/event-stream\b/i.test(headers.get('content-type') ?? '');
}

async function* eventsIn(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  { startTimeout, stopTimeout }: Connection,
  stream: Stream,
): AsyncGenerator<ClientEvent, void, undefined> {
  const parser = createEventParser();
  const decoder = new TextDecoder();
  for (;;) {
    startTimeout();
    const { done, value } = await reader.read();
    // While the program handles an event, nothing is read, so silence proves nothing.
    stopTimeout();
    if (done) return;
    for (const message of parser.push(decoder.decode(value, { stream: true }))) {
      stream.lastId = message.id ?? stream.lastId;
      const event = eventOf(message);
      if (event) yield event;
    }
    stream.lastId = parser.lastId() ?? stream.lastId;
    stream.retry = Math.max(MIN_RETRY_MS, parser.retry() ?? stream.retry);
  }
}

const MIN_RETRY_MS = 500;

/** A newer server may send kinds that this version does not know. */
function eventOf({ event, data, id }: StreamMessage): ClientEvent | null {
  try {
    return { event, data: JSON.parse(data), id } as ClientEvent;
  } catch {
    return null;
  }
}

function delayAfter(failure: unknown, { failures, retry }: Stream): number {
  const { retryAfter } = (failure ?? {}) as Partial<ApiFailure>;
  if (retryAfter !== undefined) return retryAfter * 1000 + Math.random() * 1000;
  const shortest = retry * (0.5 + Math.random() / 2);
  return failures > 0 ? Math.max(shortest, backoff(failures, Math.random(), 60_000)) : shortest;
}

type Connection = ReturnType<typeof connect>;

/** A timeout detects dead connections: a device that changes networks gets no error. */
function connect(silence: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopTimeout = () => clearTimeout(timer);
  function startTimeout() {
    stopTimeout();
    timer = startTimer(() => controller.abort(new Error('The stream was silent for too long.')), silence);
  }
  startTimeout();
  return {
    signal: joined([controller.signal, signal]) ?? controller.signal,
    startTimeout,
    stopTimeout,
    end() {
      stopTimeout();
      controller.abort();
    },
  };
}
