import type { StreamedEvent } from '../../build/models.ts';
import { type ApiFailure, isApiFailure, unreadable } from '../failure.ts';
import { pause } from '../pause.ts';
import { backoff, isTemporary } from '../retry.ts';
import { joined } from '../send.ts';
import { createEventParser, type StreamMessage } from './event-parser.ts';

/** An event of the stream. Public events have an id, from which a stream can be resumed. */
export type ClientEvent = StreamedEvent & { id: string | undefined };

export type EventKind = Exclude<StreamedEvent['event'], 'missed' | 'resumed'>;

export interface EventOptions {
  /** What to follow; without it new numbers and, with a token, what is the player's own. */
  kinds?: readonly EventKind[];
  /** Begins with what has happened since that event. */
  lastEventId?: string;
  signal?: AbortSignal;
  /** After so many milliseconds without a sign of life the stream is opened again; 60,000 unless set. */
  heartbeatTimeout?: number;
}

/** Opens the stream; `lastEventId` is sent as a header. */
export type OpenStream = (stream: {
  kinds: string | undefined;
  lastEventId: string | undefined;
  signal: AbortSignal;
}) => Promise<Response>;

/**
 * The events as they happen, over as many connections as it takes. Ends only with the loop, with the signal, or with
 * a refusal that waiting does not cure.
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
  /** In milliseconds, as the server asks. */
  retry: number;
  wasOpen: boolean;
  failures: number;
}

/** Answers what ended the connection; undefined where the server did. */
async function* oneConnection(
  open: OpenStream,
  { kinds, signal, heartbeatTimeout = 60_000 }: EventOptions,
  stream: Stream,
): AsyncGenerator<ClientEvent, unknown, undefined> {
  const connection = connect(heartbeatTimeout, signal);
  try {
    const address = { kinds: kinds?.join(','), lastEventId: stream.lastId };
    const response = await open({ ...address, signal: connection.signal });
    // Without an id to resume from, the server cannot know that something was missed.
    if (stream.wasOpen && stream.lastId === undefined) yield { event: 'missed', data: {}, id: undefined };
    stream.wasOpen = true;
    stream.failures = 0;
    if (!isStream(response)) throw unreadable(response);
    if (response.body) yield* eventsIn(response.body.getReader(), connection.showLife, stream);
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
  showLife: () => void,
  stream: Stream,
): AsyncGenerator<ClientEvent, void, undefined> {
  const parser = createEventParser();
  const decoder = new TextDecoder();
  for (;;) {
    showLife();
    const { done, value } = await reader.read();
    if (done) return;
    for (const message of parser.push(decoder.decode(value, { stream: true }))) {
      stream.lastId = message.id ?? stream.lastId;
      const event = eventOf(message);
      if (event) yield event;
    }
    stream.lastId = parser.lastId() ?? stream.lastId;
    stream.retry = Math.max(SHORTEST_RETRY, parser.retry() ?? stream.retry);
  }
}

/** In milliseconds. */
const SHORTEST_RETRY = 500;

/** Newer servers may send kinds that this package does not know. */
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

/** A device that changes networks gets no error from its dead connection, only silence. */
function connect(silence: number, signal: AbortSignal | undefined) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function showLife() {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(new Error('The stream was silent for too long.')), silence);
  }
  showLife();
  return {
    signal: joined([controller.signal, signal]) ?? controller.signal,
    showLife,
    end() {
      clearTimeout(timer);
      controller.abort();
    },
  };
}
