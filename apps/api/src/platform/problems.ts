import type { Problem, ProblemCode } from '@wallabee/contract/protocol/problem';
import type { Limit } from '@wallabee/contract/protocol/token-bucket';
import { limitHeaders, policyOfBucket, wholeSeconds } from './limits/limit-headers.ts';

/** What a particular call's clients look for besides. */
interface Extra {
  valid?: false;
}

/** A failure that somebody can act on. One handler turns it into a status and the contract's `Problem`. */
export class ProblemError extends Error {
  readonly status: number;
  readonly problem: Problem & Extra;
  readonly headers: Record<string, string>;

  constructor(status: number, problem: Problem & Extra, headers: Record<string, string> = {}) {
    super(problem.error);
    this.name = 'ProblemError';
    this.status = status;
    this.problem = problem;
    this.headers = headers;
  }
}

export function notFound(what: string): ProblemError {
  return problem(404, 'not_found', `There is no such ${what}.`);
}

/** Clients may ask `players?name=` for all of them. */
export function sharedName(): ProblemError {
  const error = 'Several players have this name. Use a username or an id: players?name= lists them.';
  return problem(404, 'not_found', error);
}

/** The thing, or a problem that says what there is none of. */
export function found<Thing>(thing: Thing | undefined, what: string): Thing {
  if (thing === undefined) throw notFound(what);
  return thing;
}

export function badInput(error: string, fields?: Record<string, string>): ProblemError {
  return new ProblemError(400, { error, code: 'bad_input', ...(fields && { fields }) });
}

/** Every page may read it, because it says nothing of a player. */
export function methodNotAllowed(method: string, allow: string): ProblemError {
  const error = `${method} is not possible here. These methods are: ${allow}.`;
  const headers = { allow, 'access-control-allow-origin': '*' };
  return new ProblemError(405, { error, code: 'method_not_allowed' }, headers);
}

export function keyRequired(): ProblemError {
  return problem(401, 'key_required', 'A valid application key is needed in the X-WallaBee-API-Key header.');
}

export function loginRequired(): ProblemError {
  return problem(401, 'login_required', 'You must be logged in: send your token in the X-User-Token header.');
}

export function tooManyCalls(waitMs: number): ProblemError {
  const seconds = wholeSeconds(waitMs);
  const error = `Too many calls. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
  return new ProblemError(429, { error, code: 'too_many_requests' }, { 'retry-after': String(seconds) });
}

/** Refused before routing, so the CORS headers are set here and allow any page. */
export function tooManyFromNetwork(waitMs: number, limit: Limit): ProblemError {
  const { status, problem, headers } = tooManyCalls(waitMs);
  return new ProblemError(status, problem, {
    ...headers,
    ...limitHeaders({
      policy: policyOfBucket('network', limit, 'points'),
      left: 0,
      seconds: wholeSeconds(waitMs),
    }),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Retry-After, RateLimit, RateLimit-Policy',
  });
}

/** The caller is known, and may not. */
export function forbidden(error: string): ProblemError {
  return problem(403, 'forbidden', error);
}

/** A rule says no. `reason` names it, for pages that have words of their own. */
export function refused(error: string, reason: string): ProblemError {
  return new ProblemError(403, { error, code: 'refused', reason });
}

/** One caller asks too often. */
export function tooMany(error: string, retryAfterSeconds: number): ProblemError {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  return new ProblemError(429, { error, code: 'too_many_requests' }, headers);
}

/** More is being asked than can be done at once. */
export function busy(): ProblemError {
  const problem = { code: 'unavailable', error: 'The server is busy. Try again in a moment.' } as const;
  return new ProblemError(503, problem, { 'retry-after': '2' });
}

function problem(status: number, code: ProblemCode, error: string): ProblemError {
  return new ProblemError(status, { error, code });
}
