export interface StreamHandlers {
  onOpen(): void;
  /** Events that a stream can be resumed from have an id. */
  onEvent(name: string, data: string, id?: string): void;
  onEnd(): void;
}

interface StreamAddress {
  url: string;
  key: string;
  token: string | undefined;
  /** Separated by commas; without them the stream carries the usual ones. */
  kinds?: string | undefined;
  /** The stream begins with what has happened since that event. */
  lastEventId?: string | undefined;
}

/**
 * Server-sent events over fetch, because EventSource cannot send headers and a token in the URL would be logged.
 * Returns a function that closes the stream.
 */
export function openEventStream(address: StreamAddress, handlers: StreamHandlers): () => void {
  const aborter = new AbortController();
  const idleTimer = createIdleTimer(() => aborter.abort());

  async function run() {
    idleTimer.restart();
    // Beside the request, because not every page has a stream.
    const [{ createParser }, response] = await Promise.all([
      import('eventsource-parser'),
      request(address, aborter.signal),
    ]);
    if (!response.ok || !response.body) return;
    handlers.onOpen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const parser = createParser({
      onEvent: ({ event, data, id }) => event !== undefined && handlers.onEvent(event, data, id),
    });
    for (;;) {
      idleTimer.restart();
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(value);
    }
  }

  let isClosed = false;
  void run()
    // A failure ends the stream; onEnd lets the caller reconnect.
    .catch(() => {})
    .finally(() => {
      idleTimer.stop();
      if (!isClosed) handlers.onEnd();
    });
  return () => {
    isClosed = true;
    aborter.abort();
  };
}

async function request(address: StreamAddress, signal: AbortSignal): Promise<Response> {
  const { url, key, token, kinds, lastEventId } = address;
  const headers = {
    accept: 'text/event-stream',
    'X-WallaBee-API-Key': key,
    ...(token !== undefined && { 'X-User-Token': token }),
    ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
  };
  const response = await fetch(kinds === undefined ? url : `${url}?kinds=${kinds}`, {
    headers,
    signal,
    cache: 'no-store',
  });
  // An expired session still receives the public events.
  const isExpired = response.status === 401 && token !== undefined;
  return isExpired ? request({ ...address, token: undefined }, signal) : response;
}

/** A phone that changes networks gets no error from its dead connection, only missing heartbeats. */
function createIdleTimer(onIdle: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    restart() {
      clearTimeout(timer);
      timer = setTimeout(onIdle, IDLE_TIMEOUT_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** More than two heartbeat intervals of the server. */
const IDLE_TIMEOUT_MS = 60_000;
