import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * An answer that is the same for everybody, serialised once and kept. Serialising through a schema costs more than
 * everything else such a call does.
 */
export interface PreparedAnswer {
  readonly body: Buffer;
  readonly etag: string;
  /** Made when the first client asks for it: most answers are never asked for between two changes. */
  brotli: Promise<Buffer> | undefined;
}

const prepared = new WeakSet<object>();

export function prepareAnswer(value: unknown): PreparedAnswer {
  const body = Buffer.from(JSON.stringify(value));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const answer: PreparedAnswer = { body, etag, brotli: undefined };
  prepared.add(answer);
  return answer;
}

export function isPreparedAnswer(value: unknown): value is PreparedAnswer {
  return typeof value === 'object' && value !== null && prepared.has(value);
}

export async function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer) {
  reply
    .header('etag', answer.etag)
    .header('cache-control', 'public, no-cache')
    .header('vary', 'Accept-Encoding');
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();

  reply.type('application/json; charset=utf-8');
  if (answer.body.length < WORTH_COMPRESSING || !request.headers['accept-encoding']?.includes('br')) {
    return reply.send(answer.body);
  }
  answer.brotli ??= compress(answer.body);
  return reply.header('content-encoding', 'br').send(await answer.brotli);
}

/** Below one network packet there is nothing to win. */
const WORTH_COMPRESSING = 1_200;

function compress(body: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
