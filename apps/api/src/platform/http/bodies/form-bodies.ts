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
  refuseManyParts(body, boundary);
  try {
    const form = await new Response(new Uint8Array(withClosingBoundary(body, boundary)), {
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

/** One old client omits the closing boundary. */
function withClosingBoundary(body: Buffer, boundary: string): Buffer {
  if (body.subarray(-boundary.length - 8).includes(`--${boundary}--`)) return body;
  const lineEnd = body.subarray(-2).toString() === '\r\n' ? '' : '\r\n';
  return Buffer.concat([body, Buffer.from(`${lineEnd}--${boundary}--\r\n`)]);
}
