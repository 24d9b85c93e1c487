import { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badInput, busy, ProblemError } from '../../problems.ts';
import { networkOf } from '../network-of.ts';
import { onRequestEnd } from '../traffic/connections.ts';
import { createNetworkShares } from '../traffic/network-shares.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler never reads a body, so the server does not wait for it. */
    ignoresBody?: boolean;
    /** The limit of a call that takes files. */
    mostBodyBytes?: number;
  }
  interface FastifyRequest {
    receivedBody: Buffer[] | null;
  }
}

export interface BodyLimits {
  mostBytes: number;
  /** The limit for all bodies together that have not arrived completely. */
  mostUnfinishedBytes?: number;
  /** After this time, a body must arrive at `leastBytesPerSecond`. */
  graceMs?: number;
  leastBytesPerSecond?: number;
}

interface ArrivingBody {
  startedAt: number;
  bytes: number;
  finish(failure: ProblemError): void;
}

/** Bodies are received before any other work on their request, so that a slow one blocks nothing. */
export function receiveBodiesFirst(app: FastifyInstance, limits: BodyLimits) {
  const { mostBytes, graceMs = 5_000, leastBytesPerSecond = 8 * 1024 } = limits;
  const { mostUnfinishedBytes = 32 * 1024 * 1024 } = limits;
  const buffered = createNetworkShares({
    most: mostUnfinishedBytes,
    mostOfOne: Math.ceil(mostUnfinishedBytes / 3),
  });
  const arriving = new Set<ArrivingBody>();

  app.decorateRequest('receivedBody', null);

  app.addHook('onRequest', (request, reply, done) => {
    const { raw, routeOptions } = request;
    const most = routeOptions.config.mostBodyBytes ?? mostBytes;
    if (!hasBody(request) || Number(request.headers['content-length']) > most) return done();
    const chunks: Buffer[] = [];
    const body: ArrivingBody = { startedAt: performance.now(), bytes: 0, finish };
    const network = networkOf(request.ip);

    function receive(chunk: Buffer) {
      if (body.bytes + chunk.length > most) return finish(tooLarge());
      if (buffered.take(network, chunk.length) !== 'taken') return finish(busy());
      body.bytes += chunk.length;
      chunks.push(chunk);
      if (chunks.length > MOST_CHUNKS + body.bytes / LEAST_BYTES_PER_CHUNK) finish(tooManyChunks());
    }

    function forget(): boolean {
      raw.off('data', receive);
      if (!arriving.delete(body)) return false;
      buffered.give(network, body.bytes);
      return true;
    }

    function finish(failure?: ProblemError) {
      if (!forget()) return;
      // The connection is closed, so the rest of the body is not read.
      if (failure?.status === 408 || failure?.status === 400) reply.header('connection', 'close');
      request.receivedBody = chunks;
      done(failure);
    }

    arriving.add(body);
    raw.on('data', receive).once('end', () => finish());
    onRequestEnd(raw, reply.raw, forget);
  });

  app.addHook('preParsing', (request, _reply, payload, done) => {
    done(null, request.receivedBody ? Readable.from(request.receivedBody) : payload);
  });

  const checking = setInterval(() => {
    const now = performance.now();
    for (const body of arriving) {
      const seconds = (now - body.startedAt - graceMs) / 1_000;
      if (seconds > 0 && body.bytes < seconds * leastBytesPerSecond) body.finish(tooSlow());
    }
  }, CHECK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(checking));

  return { counts: () => ({ bodies: arriving.size, bodyBytes: buffered.total() }) };
}

function hasBody({ method, headers, routeOptions, raw }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD' || routeOptions.config.ignoresBody) return false;
  if (!(raw.socket instanceof Socket)) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function tooLarge() {
  return new ProblemError(413, { code: 'too_large', error: 'The request is too large.' });
}

function tooManyChunks() {
  return badInput('The request arrives in too many small pieces.');
}

function tooSlow() {
  return new ProblemError(408, { code: 'bad_input', error: 'The request took too long to arrive.' });
}

const CHECK_EVERY_MS = 1_000;

/** Each chunk costs about a hundred bytes and some microseconds; the largest body has a few hundred. */
const MOST_CHUNKS = 2_000;

/** Of a file that arrives over a slow network, a packet at a time. */
const LEAST_BYTES_PER_CHUNK = 1_000;
