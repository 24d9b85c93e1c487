import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, type Encoding } from './content-encoding.ts';
import { isNotModified, weakEtag } from './etag.ts';

/** Content that may be sent many times: in each encoding it is made once, when a client first asks for it. */
export interface EncodedContent {
  readonly type: string;
  readonly body: Buffer;
  /** Node writes a short text in one piece with the headers. */
  readonly text?: string;
  readonly etag: string;
  readonly encoded: Partial<Record<Encoding, Promise<Buffer>>>;
}

export function encodedContent(text: string, type: string): EncodedContent {
  const body = Buffer.from(text);
  const content = contentOf(body, type, weakEtag(body));
  return body.length <= SHORT_TEXT ? { ...content, text } : content;
}

export function contentOf(body: Buffer, type: string, etag: string): EncodedContent {
  return { type, body, etag, encoded: {} };
}

/** Answers with 304 where the client has the content already. The caller has set the headers. */
export function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  content: EncodedContent,
): Promise<void> | void {
  reply.header('etag', content.etag);
  if (isNotModified(request.headers['if-none-match'], content.etag)) return void reply.code(304).send();
  return sendEncoded(request, reply, content);
}

/** Without an ETag, for responses that must not be stored. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  content: EncodedContent,
): Promise<void> | void {
  reply.type(content.type);
  const header = request.headers['accept-encoding'];
  const encoding = acceptedEncoding(
    typeof header === 'string' ? header : undefined,
    content.body.length >= WORTH_COMPRESSING,
  );
  if (encoding === 'identity') return void reply.send(content.text ?? content.body);
  return sendAs(reply, content, encoding);
}

async function sendAs(reply: FastifyReply, content: EncodedContent, encoding: Encoding) {
  content.encoded[encoding] ??= COMPRESS[encoding](content.body);
  const body = await content.encoded[encoding];
  reply.header('content-encoding', encoding).send(body);
}

/** Node has so much room for a text ready; a longer one would be copied more often than its bytes. */
const SHORT_TEXT = 4 * 1024;

/** Less fits into one network packet anyway. */
const WORTH_COMPRESSING = 1_200;

const COMPRESS: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body) => promisify(gzip)(body),
};
