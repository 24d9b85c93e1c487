import { isReadable, readable } from '../document/readable-text.ts';

export interface Answered {
  url: string;
  status: number;
  /** The status line and the headers that the browser exposes, a line each. */
  head: string;
  milliseconds: number;
  type: string;
  bytes: number;
  /** Indented if it is JSON; empty if the answer is not text. */
  text: string;
  isCut: boolean;
  /** True while the answer is an open stream. */
  isOpen: boolean;
}

/** A stream does not end by itself, so each chunk is passed to `onPart`. */
export async function readAnswer(
  response: Response,
  began: number,
  onPart: (answered: Answered) => void,
): Promise<Answered> {
  const type = response.headers.get('content-type') ?? '';
  const answered = (read: Read, isOpen = false): Answered => ({
    url: response.url,
    status: response.status,
    head: headOf(response),
    milliseconds: Math.round(performance.now() - began),
    type,
    ...read,
    isOpen,
  });
  if (response.body && type.startsWith('text/event-stream'))
    return answered(await readStream(response.body, (read) => onPart(answered(read, true))));

  const body = await response.blob();
  const text = isReadable(type) ? readable(await body.text()) : '';
  return answered({ bytes: body.size, text: text.slice(0, MOST_SHOWN), isCut: text.length > MOST_SHOWN });
}

/** Browsers sort headers by name. HTTP/2 sends no words for the status. */
function headOf({ status, statusText, headers }: Response): string {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return [`${status} ${statusText}`.trim(), ...lines].join('\n');
}

type Read = Pick<Answered, 'bytes' | 'text' | 'isCut'>;

/** Keeps the end of a long stream, because its newest events matter. */
async function readStream(body: ReadableStream<Uint8Array>, onPart: (read: Read) => void): Promise<Read> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let read: Read = { bytes: 0, text: '', isCut: false };
  for (;;) {
    onPart(read);
    // Stop and a lost connection both reject; what has arrived stays visible.
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }) as const);
    if (done) return read;
    const text = read.text + decoder.decode(value, { stream: true });
    read = {
      bytes: read.bytes + value.length,
      text: text.slice(-MOST_SHOWN),
      isCut: read.isCut || text.length > MOST_SHOWN,
    };
  }
}

/** The layout of more characters takes too long on a phone. */
const MOST_SHOWN = 20_000;
