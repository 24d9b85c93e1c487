import { isUtf8 } from 'node:buffer';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { badInput } from '../../problems.ts';
import { MOST_FIELDS, tooManyFields } from './field-limits.ts';

/** Accepts both encodings of forms, with text fields only. */
export const formBodies = fastifyPlugin(async (app: FastifyInstance) => {
  // Fastify reads it as a string, which no call takes.
  app.removeContentTypeParser('text/plain');
  await app.register(formbody, { parser: (text) => parseForm(text) });
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request;
    if (url.includes('%')) refuseBrokenEncoding(url.split('?')[1] ?? '');
    done();
  });
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => readFields(body, request.headers['content-type'] ?? ''),
  );
});

function parseForm(text: string): Record<string, unknown> {
  if (text.split('&', MOST_FIELDS + 1).length > MOST_FIELDS) throw tooManyFields();
  // Invalid UTF-8 was decoded to this character; a form's own would be percent-encoded.
  if (text.includes('\uFFFD')) throw notUtf8();
  refuseBrokenEncoding(text);
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = fields.get(name);
    fields.set(name, earlier === undefined ? value : [earlier, value].flat());
  }
  return Object.fromEntries(fields);
}

/** Lenient decoders would silently change the value. */
function refuseBrokenEncoding(text: string) {
  try {
    decodeURIComponent(text);
  } catch {
    throw notUtf8();
  }
}

function notUtf8() {
  return badInput('The request is not encoded as UTF-8.');
}

async function readFields(body: Buffer, contentType: string): Promise<Record<string, string>> {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (!boundary || boundary.length > LONGEST_BOUNDARY) throw unreadable();
  if (!isUtf8(body)) throw notUtf8();
  const whole = withClosingDelimiter(withoutPreamble(body, boundary), boundary);
  refuseManyParts(whole, boundary);
  try {
    const form = await new Response(new Uint8Array(whole), {
      headers: { 'content-type': contentType },
    }).formData();
    return Object.fromEntries(
      [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
  } catch {
    throw unreadable();
  }
}

/** RFC 2046, section 5.1.1. Searching for a longer boundary can take seconds. */
const LONGEST_BOUNDARY = 70;

function refuseManyParts(body: Buffer, boundary: string) {
  const delimiter = `--${boundary}`;
  let count = 0;
  for (let at = body.indexOf(delimiter); at >= 0; at = body.indexOf(delimiter, at + delimiter.length)) {
    const isEnd = body.toString('latin1', at + delimiter.length, at + delimiter.length + 2) === '--';
    if (isEnd) return;
    count += 1;
    if (count > MOST_FIELDS) throw tooManyFields();
    if (!body.subarray(at, at + LONGEST_PART_HEADERS).includes('\r\n\r\n')) throw unreadable();
  }
}

const LONGEST_PART_HEADERS = 4 * 1024;

function unreadable() {
  return badInput('The form could not be read.');
}

/** One old client sends an empty line first. */
function withoutPreamble(body: Buffer, boundary: string): Buffer {
  const at = body.indexOf(`\r\n--${boundary}`);
  return at < 0 || isAt(body, 0, `--${boundary}`) ? body : body.subarray(at + LINE_END.length);
}

/** One old client omits the closing delimiter, and another sends an opening delimiter in its place. */
function withClosingDelimiter(body: Buffer, boundary: string): Buffer {
  const delimiter = `--${boundary}`;
  if (body.subarray(-boundary.length - 8).includes(`${delimiter}--`)) return body;
  if (endsWithLine(body, delimiter)) return Buffer.concat([body.subarray(0, -2), Buffer.from('--\r\n')]);
  const lineEnd = body.subarray(-2).toString() === LINE_END ? '' : LINE_END;
  return Buffer.concat([body, Buffer.from(`${lineEnd}${delimiter}--\r\n`)]);
}

function endsWithLine(body: Buffer, line: string): boolean {
  const start = body.length - line.length - LINE_END.length;
  return isAt(body, start, `${line}${LINE_END}`) && (start === 0 || isAt(body, start - 2, LINE_END));
}

function isAt(body: Buffer, start: number, text: string): boolean {
  return start >= 0 && body.subarray(start, start + text.length).equals(Buffer.from(text));
}

const LINE_END = '\r\n';
