import { isUtf8 } from 'node:buffer';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { badInput } from '../../problems.ts';
import { MOST_FIELDS, tooManyFields } from './field-limits.ts';

/** The two kinds of forms that clients send. Only text fields: no call takes a file. */
export const formBodies = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(formbody, { parser: (text) => parseForm(text) });
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request;
    // Without a percent sign there is nothing to decode.
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
  // Bytes that are no UTF-8 have become this character on the way here; a form's own would be percent-encoded.
  if (text.includes('\uFFFD')) throw notUtf8();
  refuseBrokenEncoding(text);
  const fields = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = fields.get(name);
    fields.set(name, earlier === undefined ? value : [earlier, value].flat());
  }
  return Object.fromEntries(fields);
}

/** Lenient decoders make something else of it than the sender meant, and would look for that. */
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

/** RFC 2046, section 5.1.1. Searching for a longer one can take seconds. */
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

/** One client that many players still have never sends the last line of its form. */
function withClosingBoundary(body: Buffer, boundary: string): Buffer {
  if (body.subarray(-boundary.length - 8).includes(`--${boundary}--`)) return body;
  const lineEnd = body.subarray(-2).toString() === '\r\n' ? '' : '\r\n';
  return Buffer.concat([body, Buffer.from(`${lineEnd}--${boundary}--\r\n`)]);
}
