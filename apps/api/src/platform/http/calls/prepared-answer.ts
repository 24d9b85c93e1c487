import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Endpoint, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response body that is serialised, hashed and compressed once and can be sent many times. */
export interface PreparedText {
  readonly type: string;
  readonly body: Buffer;
  /** Set for a short body: Node sends a string together with the headers. */
  readonly text?: string;
  readonly headers: { etag: string; 'cache-control': string; vary: 'Accept-Encoding' };
  readonly compressed: Partial<Record<Coding, Promise<Buffer>>>;
}

declare const preparedFor: unique symbol;

/** The type parameter keeps the answer of one endpoint from being sent by another. */
export interface PreparedAnswer<E extends Endpoint> extends PreparedText {
  readonly [preparedFor]: E;
}

type Coding = 'br' | 'gzip';

const prepared = new WeakSet<object>();

interface Format {
  type: string;
  cacheControl: string;
  write: (value: unknown) => string;
}

/** The response schema does not run over a prepared answer, so the compiler checks its shape here. */
export function prepare<E extends Endpoint>(
  _endpoint: E,
  value: ResponseOf<E>,
  format: Partial<Format> = {},
): PreparedAnswer<E> {
  const { write, ...headers } = { ...PUBLIC_JSON, ...format };
  return prepareText(write(value), headers) as PreparedAnswer<E>;
}

const PUBLIC_JSON: Format = {
  type: 'application/json',
  cacheControl: 'public, no-cache',
  write: JSON.stringify,
};

export function prepareText(text: string, { type, cacheControl }: Omit<Format, 'write'>): PreparedText {
  const body = Buffer.from(text);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = { etag, 'cache-control': cacheControl, vary: 'Accept-Encoding' } as const;
  const answer: PreparedText = {
    type: `${type}; charset=utf-8`,
    body,
    ...(body.length <= SHORT && { text }),
    headers,
    compressed: {},
  };
  prepared.add(answer);
  return answer;
}

export function isPrepared(value: unknown): value is PreparedText {
  return typeof value === 'object' && value !== null && prepared.has(value);
}

export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: PreparedText,
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

async function sendCompressed(reply: FastifyReply, answer: PreparedText, coding: Coding) {
  answer.compressed[coding] ??= COMPRESS[coding](answer.body);
  const body = await answer.compressed[coding];
  reply.header('content-encoding', coding).send(body);
}

/** Brotli first; older scripts accept gzip only. */
function codingFor(request: FastifyRequest, { body }: PreparedText): Coding | undefined {
  const accepted = request.headers['accept-encoding'];
  if (body.length < WORTH_COMPRESSING || typeof accepted !== 'string') return undefined;
  return (['br', 'gzip'] as const).find((coding) => accepted.includes(coding));
}

/** Longer strings are slower to send than their bytes. */
const SHORT = 4 * 1024;

/** A shorter body fits into one network packet anyway. */
const WORTH_COMPRESSING = 1_200;

const COMPRESS: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body),
};
