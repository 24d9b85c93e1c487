import type { Problem } from '@wallabee/contract/protocol/problem';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../db/connection/statement-timeout.ts';
import { badInput, busy, ProblemError } from '../problems.ts';
import { readTarget } from './addresses.ts';
import { wrongType } from './bodies/file-bodies.ts';
import { READABLE_BY_ALL } from './cross-origin.ts';
import { API_SECURITY_POLICY, SECURITY_HEADERS } from './security-headers.ts';

export function answerFailures(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const { status, problem, headers } = toProblemError(error, request);
    // A refusal is no failure, and under load a line for each would add to the load.
    const isRefusal = error instanceof ProblemError || error.statusCode === 503;
    if (status >= 500 && !isRefusal) request.log.error({ err: error }, 'call failed');
    return sendProblem(request, reply.headers(headers), status, problem);
  });
  app.setNotFoundHandler(noSuchCall);
}

/** The page routes match every other address and would answer an API client with HTML. */
export function answerStrayCalls(app: FastifyInstance) {
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/*',
    config: { isPublicRead: true, answersTheRest: 'calls' },
    handler: noSuchCall,
  });
}

/** For an address that the router cannot decode; no hook has run. */
export function answerUnreadable(_: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const headers = {
    ...SECURITY_HEADERS,
    ...API_SECURITY_POLICY,
    ...READABLE_BY_ALL,
    'x-request-id': request.id,
  };
  const error = 'The address is not valid: its percent-encoded bytes are not UTF-8.';
  return sendProblem(request, reply.headers(headers), 400, { code: 'bad_input', error });
}

function noSuchCall(request: FastifyRequest, reply: FastifyReply) {
  // The router does not match a call whose parameter is too long; the call itself exists.
  if (request.url.length > LONGEST_NAMED)
    return sendProblem(request, reply, 414, { code: 'too_large', error: 'The address is too long.' });
  return sendProblem(request, reply, 404, {
    code: 'not_found',
    error: `There is no call ${request.method} ${askedPath(request)}.`,
  });
}

const LONGEST_NAMED = 1_000;

/** As the client wrote it, before it was rewritten for the API's own host. */
function askedPath({ originalUrl }: FastifyRequest): string | undefined {
  return readTarget(originalUrl).url.split('?')[0];
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, status: number, problem: Problem) {
  const body = { ...problem, request_id: request.id } satisfies Problem;
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(request.apiProfile?.write(body) ?? JSON.stringify(body));
}

function toProblemError(error: FastifyError, request: FastifyRequest): ProblemError {
  if (error instanceof ProblemError) return error;
  if (hasZodFastifySchemaValidationErrors(error))
    return toBadInput(error.validation, error.validationContext);
  if (isDatabaseUnavailable(error)) {
    return new ProblemError(
      503,
      { code: 'unavailable', error: 'The database cannot be reached just now. Try again in a moment.' },
      { 'retry-after': '2' },
    );
  }
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return wrongType(request.routeOptions.config.call?.upload?.types);
  return fromFastify(error);
}

function toBadInput(
  issues: readonly { instancePath: string; message?: string | undefined }[],
  part: string | undefined,
): ProblemError {
  const fields = Object.fromEntries(
    issues
      .slice(0, MOST_SHOWN_ISSUES)
      .map(({ instancePath, message }) => [
        instancePath.slice(1).replaceAll('/', '.') || (part ?? 'input'),
        inPlainWords(message),
      ]),
  );
  const words = Object.entries(fields).map(([name, message]) => `${name} ${message}`);
  return badInput(`The input is not valid: ${words.join('; ')}.`, fields);
}

const MOST_SHOWN_ISSUES = 10;

/** The contract's messages do not cover absent and repeated values. */
function inPlainWords(message = 'is not valid'): string {
  const received = /^Invalid input: expected \w+, received (\w+)$/.exec(message)?.[1];
  if (received === undefined) return WORDS_OF_THE_VALIDATOR.test(message) ? 'is not valid' : message;
  return PLAIN_WORDS[received] ?? 'is not valid';
}

const WORDS_OF_THE_VALIDATOR = /^(Invalid|Too (small|big)|Unrecognized)/;

const PLAIN_WORDS: Record<string, string> = {
  undefined: 'is missing',
  null: 'is missing',
  array: 'must be a single value',
};

const UNREAD_BODIES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty, though JSON was announced.',
};

function fromFastify(error: FastifyError): ProblemError {
  const status = error.statusCode ?? 500;
  if (status === 413) return new ProblemError(413, { code: 'too_large', error: 'The request is too large.' });
  const unread = UNREAD_BODIES[error.code];
  if (unread) return new ProblemError(status, { code: 'bad_input', error: unread });
  if (status === 429)
    return readableRefusal(new ProblemError(429, { code: 'too_many_requests', error: error.message }));
  if (status === 503 || OUT_OF_DESCRIPTORS.includes(error.code)) return readableRefusal(busy());
  if (status >= 400 && status < 500)
    return new ProblemError(status, { code: 'bad_input', error: error.message });
  return new ProblemError(500, {
    code: 'internal',
    error: 'Something went wrong on our side. It has been written down.',
  });
}

/** Refused before routing, so the CORS headers are set here and allow any page. */
function readableRefusal({ status, problem, headers }: ProblemError): ProblemError {
  return new ProblemError(status, problem, { ...headers, ...READABLE_BY_ALL });
}

const OUT_OF_DESCRIPTORS = ['EMFILE', 'ENFILE'];
