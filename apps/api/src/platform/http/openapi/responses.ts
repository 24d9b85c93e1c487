import type { DescribedCall, Endpoint } from '@wallabee/contract/protocol/endpoint';
import { Problem } from '@wallabee/contract/protocol/problem';
import { type HeaderName, headers, REQUEST_ID } from './headers.ts';
import type { Models } from './models.ts';

/** The refusals and failures that calls have in common. */
export function problemResponses(models: Models) {
  const schema = models.answer(Problem);
  return Object.fromEntries(
    Object.entries(PROBLEMS).map(([name, { description, example, sends = [] }]) => [
      name,
      {
        description,
        headers: headers('X-Request-Id', ...sends),
        content: { 'application/json': { schema, example: { ...example, request_id: REQUEST_ID } } },
      },
    ]),
  );
}

/** By status. A call that names something in its path is answered 404 where there is none. */
export function refusalsOf(call: DescribedCall & Pick<Endpoint, 'changes'>) {
  const { method, params, query, body, access, response, changes } = call;
  const takesInput = params ?? query ?? body;
  const isRead = method === 'GET' && !changes;
  return {
    ...(takesInput && { 400: reference('BadInput') }),
    ...(access !== 'open' && { 401: reference('Unauthorized') }),
    ...(params && !response?.isNullable() && { 404: reference('NotFound') }),
    429: reference('TooManyRequests'),
    '4XX': reference(isRead ? 'ReadRefused' : 'Refused'),
    '5XX': reference('Failed'),
  };
}

type ProblemResponse =
  | 'BadInput'
  | 'Unauthorized'
  | 'NotFound'
  | 'TooManyRequests'
  | 'ReadRefused'
  | 'Refused'
  | 'Failed';

interface Described {
  description: string;
  example: Problem;
  sends?: HeaderName[];
}

const PROBLEMS: Record<ProblemResponse, Described> = {
  BadInput: {
    description: 'Something in the call is not valid; `fields` says what is wrong with which field.',
    example: {
      error: 'page must be at least 1.',
      code: 'bad_input',
      fields: { page: 'must be at least 1' },
    },
  },
  Unauthorized: {
    description:
      'The key is missing, unknown or revoked (`key_required`), or the call needs a token that is valid (`login_required`).',
    example: {
      error: 'A valid application key is needed in the X-WallaBee-API-Key header.',
      code: 'key_required',
    },
  },
  NotFound: {
    description: 'There is no such thing.',
    example: { error: 'There is no such item type.', code: 'not_found' },
  },
  TooManyRequests: {
    description:
      'The key, the client’s network or the call itself is above its limit. Wait as long as Retry-After says.',
    example: { error: 'Too many calls. Try again in 2 seconds.', code: 'too_many_requests' },
    sends: ['Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining', 'RateLimit-Policy', 'RateLimit'],
  },
  ReadRefused: {
    description:
      'Any other refusal. 403: the caller may not see this (`forbidden`). 405: the path has other methods, which Allow names (`method_not_allowed`).',
    example: { error: 'Apps cannot make this call for a player.', code: 'forbidden' },
  },
  Refused: {
    description:
      'Any other refusal. 403: the caller may not do this (`forbidden`, or `refused` with a `reason`). 405: the path has other methods, which Allow names (`method_not_allowed`). 409: a rule of the game says no (`refused` with a `reason`), or a call with the same Idempotency-Key is under way. 413: too large. 415: a body of another type. 422: the Idempotency-Key was used for another call.',
    example: {
      error: 'You have this many keys already: 10.',
      code: 'refused',
      reason: 'too_many_keys',
    },
  },
  Failed: {
    description:
      '503: the server is busy or its database is away (`unavailable`); wait as long as Retry-After says. 500: a fault of the server (`internal`), which is in its log.',
    example: { error: 'The server is busy. Try again in a moment.', code: 'unavailable' },
    sends: ['Retry-After'],
  },
};

function reference(name: ProblemResponse) {
  return { $ref: `#/components/responses/${name}` };
}
