import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ByteRange, byteRangeOf } from '../../../platform/http/content/byte-range.ts';
import { isMatch, isNotModified } from '../../../platform/http/content/etag.ts';
import { ProblemError } from '../../../platform/problems.ts';
import type { StoredFile } from './bulk-files.queries.ts';
import { fileBytes } from './file-bytes.ts';

export function sendFile(file: StoredFile, { request, reply }: Exchange) {
  const headers = headersOf(file);
  const whole = { start: 0, end: file.bytes - 1 };
  if (!preconditionHolds(request, headers)) throw preconditionFailed();
  if (isCurrent(request, headers)) return reply.code(304).headers(headers).send();
  const range = rangeApplies(request, headers) ? byteRangeOf(request.headers.range, file.bytes) : 'whole';
  if (range === 'unsatisfiable') throw rangeNotSatisfiable(file.bytes);
  if (range !== 'whole') reply.code(206).header('content-range', contentRange(range, file.bytes));
  const { start, end } = range === 'whole' ? whole : range;
  reply.headers({ ...headers, 'content-type': 'application/gzip', 'content-length': end + 1 - start });
  if (request.method === 'HEAD') return reply.send();
  return reply.send(Readable.from(fileBytes(request.reads, file, { start, end }), { objectMode: false }));
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

type FileHeaders = ReturnType<typeof headersOf>;

/** The name contains the day, so the content of a URL never changes and can be cached as immutable. */
function headersOf({ name, sha256, finished_at }: StoredFile) {
  return {
    etag: `"${sha256.toString('hex')}"`,
    'last-modified': finished_at.toUTCString(),
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    'repr-digest': `sha-256=:${sha256.toString('base64')}:`,
    'content-disposition': `attachment; filename="${name}.ndjson.gz"`,
  };
}

function preconditionHolds({ headers }: FastifyRequest, file: FileHeaders): boolean {
  if (headers['if-match'] !== undefined) return isMatch(headers['if-match'], file.etag);
  const since = Date.parse(headers['if-unmodified-since'] ?? '');
  return !(since < Date.parse(file['last-modified']));
}

function isCurrent({ headers }: FastifyRequest, file: FileHeaders): boolean {
  if (headers['if-none-match'] !== undefined) return isNotModified(headers['if-none-match'], file.etag);
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return since >= Date.parse(file['last-modified']);
}

/** RFC 9110 requires an exact match for If-Range, so that a client never joins ranges of different files. */
function rangeApplies({ method, headers }: FastifyRequest, file: FileHeaders): boolean {
  const ifRange = headers['if-range'];
  const isSame = ifRange === undefined || ifRange === file.etag || ifRange === file['last-modified'];
  return method === 'GET' && isSame;
}

function contentRange({ start, end }: ByteRange, size: number): string {
  return `bytes ${start}-${end}/${size}`;
}

function preconditionFailed(): ProblemError {
  return new ProblemError(412, { error: 'The file is another one than you expect.', code: 'bad_input' });
}

function rangeNotSatisfiable(size: number): ProblemError {
  const error = `The file has ${size} bytes.`;
  return new ProblemError(416, { error, code: 'bad_input' }, { 'content-range': `bytes */${size}` });
}
