import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * An answer that is the same for everybody, serialised once and kept. Serialising through a schema costs more than
 * everything else such a call does.
 */
export interface PreparedAnswer {
  readonly type: string;
  readonly body: Buffer;
  /** What is short is sent as text: Node writes that in one piece with the headers. */
  readonly text?: string;
  readonly headers: { etag: string; 'cache-control': string; vary: 'Accept-Encoding' };
  /** Made when the first client asks for it: most answers are never asked for between two changes. */
  readonly compressed: Partial<Record<Coding, Promise<Buffer>>>;
}

type Coding = 'br' | 'gzip';

const prepared = new WeakSet<object>();

/** One that is not for everybody, but for all of a kind, is private: no cache on the way may hold it. */
export function prepareAnswer(value: unknown, { isPrivate = false } = {}): PreparedAnswer {
  const cacheControl = isPrivate ? 'private, no-cache' : 'public, no-cache';
  return prepareText(JSON.stringify(value), { type: 'application/json', cacheControl });
}

export function prepareText(
  text: string,
  { type, cacheControl }: { type: string; cacheControl: string },
): PreparedAnswer {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' } as const;
  const answer: PreparedAnswer = {
    type: `${type}; charset=utf-8`,
    body,
    ...(body.length <= SHORT && { text }),
    headers,
    compressed: {},
  };
  prepared.add(answer);
  return answer;
}

export function isPreparedAnswer(value: unknown): value is PreparedAnswer {
  return typeof value === 'object' && value !== null && prepared.has(value);
}

export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedAnswer,
  headers: Record<string, string> = {},
): Promise<void> | void {
  reply.headers({ ...answer.headers, ...headers });
  const { 'if-none-match': known } = request.headers;
  if (known?.includes(answer.headers.etag)) return void reply.code(304).send();

  reply.type(answer.type);
  const coding = codingFor(request, answer);
  if (coding) return sendCompressed(reply, answer, coding);
  reply.send(answer.text ?? answer.body);
}

async function sendCompressed(reply: FastifyReply, answer: PreparedAnswer, coding: Coding) {
  answer.compressed[coding] ??= COMPRESS[coding](answer.body);
  const body = await answer.compressed[coding];
  reply.header('content-encoding', coding).send(body);
}

/** Browsers take brotli; many a script in a player's drawer takes gzip only. */
function codingFor(request: FastifyRequest, { body }: PreparedAnswer): Coding | undefined {
  const accepted = request.headers['accept-encoding'];
  if (body.length < WORTH_COMPRESSING || typeof accepted !== 'string') return undefined;
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding));
}

/** Node has so much room for a text ready; a longer one would be copied more often than its bytes. */
const SHORT = 4 * 1024;

/** Below one network packet there is nothing to win. */
const WORTH_COMPRESSING = 1_200;

const COMPRESS: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body),
};
