import { callName } from '@wallabee/contract/developers/call-names';
import type { Content, Endpoint, ParsedInputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { IdempotencyHeaders } from '@wallabee/contract/protocol/idempotency-key';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import { Problem } from '@wallabee/contract/protocol/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { StoreResponse } from '../../db/connection/store-response.ts';
import type { Db } from '../../db/db.ts';
import { loginRequired } from '../../problems.ts';
import type { SignedInPlayer } from '../../sessions/sessions.queries.ts';
import { refuseBadFields } from '../bodies/field-limits.ts';
import { acceptFiles, refuseFile, refuseNoFile } from '../bodies/file-bodies.ts';
import { sendMapped } from './api-profiles.ts';
import type { Outcome } from './idempotency-keys.ts';
import { readsPrimary } from './in-process-calls.ts';
import { isPrepared, type PreparedAnswer, sendPrepared } from './prepared-answer.ts';

export type ApiApp = FastifyInstance;

export interface Caller<E extends Endpoint> {
  player: E extends { access: 'player' } ? SignedInPlayer : SignedInPlayer | undefined;
  request: FastifyRequest;
  /** Reads may go to a replica; see docs/decisions/0089-own-writes-and-replicas.md. */
  reads: Db;
  reply: FastifyReply;
  /** It stores the response for the call's Idempotency-Key, if there is one. */
  storeResponse: StoreResponse;
}

type Handler<E extends Endpoint> = (
  input: ParsedInputOf<E>,
  caller: Caller<E>,
) => Promise<Answered<E>> | Answered<E>;

type Answered<E extends Endpoint> = ResponseOf<E> | PreparedAnswer<E>;

interface AnswerOptions<E extends Endpoint> {
  /** The handler stores the response, or null, in the transaction of its effect. */
  isStoredInTransaction?: boolean;
  /** Answers a repeated call whose stored response is null. */
  replay?: Handler<E>;
}

export function answer<E extends Endpoint>(
  app: ApiApp,
  endpoint: E,
  handler: Handler<E>,
  { isStoredInTransaction = false, replay }: AnswerOptions<E> = {},
) {
  const isAnybodysRead = isPublicRead(endpoint);
  const isWrite = endpoint.changes === true || (endpoint.method !== 'GET' && endpoint.isRead !== true);

  function run(request: FastifyRequest, reply: FastifyReply, player: SignedInPlayer | undefined) {
    if (endpoint.access === 'player' && !player) throw loginRequired();
    if (player) reply.headers(NO_STORE);

    const input = inputOf(endpoint, request);
    const callerWith = (reads: Db, storeResponse: StoreResponse = storeNothing) =>
      ({ player, request, reply, reads, storeResponse }) as Caller<E>;
    const handle = (reads: Db, storeResponse?: StoreResponse) =>
      handler(input, callerWith(reads, storeResponse));
    const once = onceFor(request, player);
    if (once)
      return app.idempotencyKeys
        .once({ ...once, isStoredInTransaction, canWait: endpoint.canWait === true }, (storeResponse) =>
          handle(request.reads.primary, storeResponse),
        )
        .then(async ({ response, isReplayed }) => {
          if (!isReplayed || response !== null || !replay) return { response, isReplayed };
          return { response: await replay(input, callerWith(request.reads.primary)), isReplayed };
        })
        .then(afterWrite(player, (outcome) => sendOutcome(request, reply, outcome)));
    const answered = isWrite
      ? handle(request.reads.primary)
      : request.reads.anywhere(handle, neededPosition(request, player));
    const send = afterWrite(player, (made: Answered<E>) => sendAnswer(request, reply, made, isStaff(player)));
    return answered instanceof Promise ? answered.then(send) : send(answered);
  }

  function afterWrite<Made>(player: SignedInPlayer | undefined, send: (made: Made) => Promise<void> | void) {
    if (!isWrite) return send;
    return async (made: Made) => {
      await Promise.all([app.caughtUp(), player && app.recordWrite(player.id)]);
      return send(made);
    };
  }

  function onceFor({ headers, params, query, body }: FastifyRequest, player: SignedInPlayer | undefined) {
    const key = endpoint.takesIdempotencyKey && headers['idempotency-key'];
    if (!player || typeof key !== 'string') return undefined;
    const request = JSON.stringify([endpoint.method, endpoint.path, params, query, body]);
    return { playerId: player.id, key, request };
  }

  if (endpoint.upload) acceptFiles(app, endpoint.upload);
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoint.method,
    url: endpoint.path,
    schema: toSchema(endpoint),
    ...(endpoint.upload && { bodyLimit: endpoint.upload.mostBytes }),
    config: {
      call: endpoint,
      isOpen: endpoint.access === 'open',
      isPublicRead: isAnybodysRead,
      acceptsPageSession: endpoint.acceptsPageSession === true && endpoint.method === 'GET',
      cost: NETWORK_COSTS[endpoint.cost ?? 'call'],
      ...(endpoint.limit && { limit: { ...endpoint.limit, name: callName(endpoint) } }),
      ...(endpoint.upload && { mostBodyBytes: endpoint.upload.mostBytes }),
    },
    preValidation: (request, _reply, done) => {
      if (!endpoint.upload) {
        refuseFile(request.body);
        refuseBadFields(request);
      }
      done();
    },
    // Most calls are answered from memory, so the handler returns a promise only where it waits.
    handler: (request, reply) => {
      const asked = request.findPlayer();
      return asked ? asked.then((player) => run(request, reply, player)) : run(request, reply, undefined);
    },
  });
}

function inputOf<E extends Endpoint>(endpoint: E, { params, query, body }: FastifyRequest): ParsedInputOf<E> {
  if (!endpoint.upload) return { params, query, body } as ParsedInputOf<E>;
  refuseNoFile(body, endpoint.upload);
  return { params, query, file: body } as ParsedInputOf<E>;
}

/** A visitor may see older data, but not on a page that is cached after a change that the replica may lack. */
function neededPosition(request: FastifyRequest, player: SignedInPlayer | undefined): number {
  return readsPrimary(request) ? Number.POSITIVE_INFINITY : (player?.write_position ?? 0);
}

async function storeNothing() {}

function sendOutcome(request: FastifyRequest, reply: FastifyReply, { response, isReplayed }: Outcome) {
  if (isReplayed) reply.header('idempotency-replayed', 'true');
  return sendAnswer(request, reply, response, false);
}

/** If it returned the reply, Fastify would wait until the response is sent. */
function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answered: unknown,
  isForStaff: boolean,
): Promise<void> | void {
  const headers = isForStaff ? NO_STORE : {};
  if (request.apiProfile) return sendMapped(request, reply, answered, headers);
  if (isPrepared(answered)) return sendPrepared(request, reply, answered, headers);
  if (isForStaff) reply.headers(NO_STORE);
  reply.send(answered);
}

/** Neither a shared browser nor a proxy may show one player's answer to another. */
const NO_STORE = { 'cache-control': 'private, no-store' };

/** Answers for staff may contain hidden data, so no cache may store them. */
function isStaff(player: SignedInPlayer | undefined): boolean {
  return player !== undefined && player.account_type !== 'player';
}

function isPublicRead({ access, method, isRead }: Endpoint): boolean {
  return access !== 'player' && (method === 'GET' || isRead === true);
}

function toSchema(endpoint: Endpoint) {
  const { params, query, body, takesIdempotencyKey } = endpoint;
  return {
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(takesIdempotencyKey && { headers: IdempotencyHeaders }),
    ...(body && { body }),
    response: responsesOf(endpoint),
  };
}

function responsesOf({ response, otherContent, otherStatuses = {} }: Endpoint) {
  const others = Object.entries(otherStatuses).map(([status, { content }]) => [
    status,
    { content: toContent(content) },
  ]);
  return {
    200: otherContent ? { content: toContent({ 'application/json': response, ...otherContent }) } : response,
    ...Object.fromEntries(others),
    '4xx': Problem,
    '5xx': Problem,
  };
}

function toContent(content: Content) {
  return Object.fromEntries(Object.entries(content).map(([type, schema]) => [type, { schema }]));
}
