import { isUtf8 } from 'node:buffer';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { badInput } from '../problems.ts';

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
  // Bytes that are no UTF-8 have become this character on the way here; a form's own would be percent-encoded.
  if (text.includes('\uFFFD')) throw notUtf8();
  refuseBrokenEncoding(text);
  const form = new URLSearchParams(text);
  const fields = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name);
    return [name, values.length === 1 ? values[0] : values];
  });
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
  if (!isUtf8(body)) throw notUtf8();
  try {
    const form = await new Response(new Uint8Array(withClosingBoundary(body, contentType)), {
      headers: { 'content-type': contentType },
    }).formData();
    return Object.fromEntries(
      [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
    );
  } catch {
    throw badInput('The form could not be read.');
  }
}

/** One client that many players still have never sends the last line of its form. */
function withClosingBoundary(body: Buffer, contentType: string): Buffer {
  const boundary = /boundary="?([^";]+)"?/i.exec(contentType)?.[1];
  if (!boundary || body.subarray(-boundary.length - 8).includes(`--${boundary}--`)) return body;
  const lineEnd = body.subarray(-2).toString() === '\r\n' ? '' : '\r\n';
  return Buffer.concat([body, Buffer.from(`${lineEnd}--${boundary}--\r\n`)]);
}
