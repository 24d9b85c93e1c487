import type { Endpoint, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  contentOf,
  type EncodedContent,
  encodedContent,
  sendContent,
  sendEncoded,
} from '../content/encoded-content.ts';
import { weakEtag } from '../content/etag.ts';

/** It is serialised, hashed and compressed once and sent many times. */
export interface PreparedText extends EncodedContent {
  readonly headers: { 'cache-control': string; vary: 'Accept-Encoding' };
}

declare const preparedFor: unique symbol;

/** The type parameter keeps the answer of one endpoint from being sent by another. */
export interface PreparedAnswer<E extends Endpoint> extends PreparedText {
  readonly [preparedFor]: E;
}

const prepared = new WeakSet<object>();
const sentOnce = new WeakSet<object>();
const madeInParts = new WeakSet<object>();

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

/** For an answer that is sent once and stored nowhere, so that an ETag would serve nobody. */
export function prepareOnce<E extends Endpoint>(endpoint: E, value: ResponseOf<E>): PreparedAnswer<E> {
  const answer = prepare(endpoint, value, { cacheControl: 'private, no-store' });
  sentOnce.add(answer);
  return answer;
}

/** For JSON that is too long to be written and encoded at once; its ETag is that of the version. */
export function prepareParts<E extends Endpoint>(
  _endpoint: E,
  parts: readonly Buffer[],
  version: string,
): PreparedAnswer<E> {
  const { type, cacheControl } = PUBLIC_JSON;
  const etag = weakEtag(Buffer.from(version));
  const content = contentOf(Buffer.concat(parts), `${type}; charset=utf-8`, etag);
  const answer = asPrepared(content, cacheControl);
  madeInParts.add(answer);
  return answer as PreparedAnswer<E>;
}

const PUBLIC_JSON: Format = {
  type: 'application/json',
  cacheControl: 'public, no-cache',
  write: JSON.stringify,
};

export function prepareText(text: string, { type, cacheControl }: Omit<Format, 'write'>): PreparedText {
  return asPrepared(encodedContent(text, `${type}; charset=utf-8`), cacheControl);
}

function asPrepared(content: EncodedContent, cacheControl: string): PreparedText {
  const answer: PreparedText = {
    ...content,
    headers: { 'cache-control': cacheControl, vary: 'Accept-Encoding' },
  };
  prepared.add(answer);
  return answer;
}

/** An answer that is serialized in parts is too long to be parsed and serialized again at once. */
export function isRewritable(answer: PreparedText): boolean {
  return answer.type.startsWith(PUBLIC_JSON.type) && !madeInParts.has(answer);
}

export function rewritten(answer: PreparedText, write: (value: unknown) => string): PreparedText {
  const cacheControl = answer.headers['cache-control'];
  const other = prepareText(write(JSON.parse(answer.body.toString())), { ...PUBLIC_JSON, cacheControl });
  if (sentOnce.has(answer)) sentOnce.add(other);
  return other;
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
  return (sentOnce.has(answer) ? sendEncoded : sendContent)(request, reply, answer);
}
