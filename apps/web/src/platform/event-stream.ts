/** What becomes of a stream, as its opener hears it. */
export interface StreamHandlers {
  onOpen(): void;
  onEvent(name: string, data: string): void;
  /** Refused, lost or ended: it says nothing more. */
  onEnd(): void;
}

interface StreamAddress {
  url: string;
  key: string;
  /** Of the player whose own events are wanted, too. */
  token: string | undefined;
}

/**
 * Server-sent events over fetch. The browser's own EventSource cannot send a header, and a token has no business in an
 * address, where it would be logged. Gives back how to close it.
 */
export function openEventStream(address: StreamAddress, handlers: StreamHandlers): () => void {
  const leaving = new AbortController();
  const silence = createSilenceAlarm(() => leaving.abort());

  async function run() {
    silence.restart();
    const response = await ask(address, leaving.signal);
    if (!response.ok || !response.body) return;
    handlers.onOpen();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    const parse = createEventParser(handlers.onEvent);
    for (;;) {
      silence.restart();
      const { done, value } = await reader.read();
      if (done) return;
      parse(value);
    }
  }

  let isClosed = false;
  void run()
    // However it ends, it is tried again; there is nothing else to be done about it.
    .catch(() => {})
    .finally(() => {
      silence.stop();
      if (!isClosed) handlers.onEnd();
    });
  return () => {
    isClosed = true;
    leaving.abort();
  };
}

async function ask({ url, key, token }: StreamAddress, signal: AbortSignal): Promise<Response> {
  const headers = { accept: 'text/event-stream', 'X-WallaBee-API-Key': key };
  if (token === undefined) return fetch(url, { headers, signal, cache: 'no-store' });
  const response = await fetch(url, {
    headers: { ...headers, 'X-User-Token': token },
    signal,
    cache: 'no-store',
  });
  // The session is over. What everybody may hear can still be heard.
  return response.status === 401 ? ask({ url, key, token: undefined }, signal) : response;
}

/** A phone that changed networks is not told that its connection is dead; the missing heartbeat tells. */
function createSilenceAlarm(onSilence: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    restart() {
      clearTimeout(timer);
      timer = setTimeout(onSilence, LONGEST_SILENCE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}

/** More than two of the server's heartbeats. */
const LONGEST_SILENCE_MS = 60_000;

/** Takes the stream's text as it comes, in whatever pieces, and tells each event once it is whole. */
export function createEventParser(onEvent: StreamHandlers['onEvent']) {
  let rest = '';
  return (piece: string) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = block.split('\n').map(toField);
      const name = fields.findLast(([field]) => field === 'event')?.[1];
      const data = fields.filter(([field]) => field === 'data').map(([, value]) => value);
      if (name && data.length > 0) onEvent(name, data.join('\n'));
    }
  };
}

function toField(line: string): [field: string, value: string] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}
