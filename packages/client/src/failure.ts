import type { Problem } from '../build/models.ts';

/** The error of a call that was refused or got no answer. */
export class ApiFailure extends Error {
  /** The HTTP status; 0 if there was no answer. */
  readonly status: number;
  /** The kind of failure. */
  readonly code: Problem['code'];
  /** The rule that refused the call, or `timeout`. */
  readonly reason: string | undefined;
  /** Messages by field of the input. */
  readonly fields: Record<string, string> | undefined;
  /** The id of the request in the server's log. */
  readonly request_id: string | undefined;
  /** Seconds to wait before the next attempt, from Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    problem: Problem,
    more: { retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(problem.error, 'cause' in more ? { cause: more.cause } : undefined);
    this.name = 'ApiFailure';
    this.status = status;
    this.code = problem.code;
    this.reason = problem.reason;
    this.fields = problem.fields;
    this.request_id = problem.request_id;
    this.retryAfter = more.retryAfter;
  }
}

export function isApiFailure(failure: unknown): failure is ApiFailure {
  return failure instanceof ApiFailure;
}

export async function failureOf(response: Response): Promise<ApiFailure> {
  const body: unknown = await response.json().catch(() => null);
  return new ApiFailure(response.status, isProblem(body) ? body : UNREADABLE, {
    retryAfter: secondsOf(response.headers.get('retry-after')),
  });
}

const HTTP_DATE = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/;

/** The failure of a successful answer that is not the expected content. */
export function unreadable({ status }: Response, cause?: unknown): ApiFailure {
  return new ApiFailure(status, UNREADABLE, { cause });
}

export function unreachable(cause: unknown): ApiFailure {
  return new ApiFailure(0, { code: 'unavailable', error: 'The server could not be reached.' }, { cause });
}

export function timedOut(milliseconds: number): ApiFailure {
  return new ApiFailure(0, {
    code: 'unavailable',
    reason: 'timeout',
    error: `The server did not answer within ${milliseconds} ms.`,
  });
}

/** For example the error page of a proxy. */
const UNREADABLE: Problem = { code: 'internal', error: 'The answer of the server could not be parsed.' };

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'error' in body && 'code' in body;
}

function secondsOf(retryAfter: string | null): number | undefined {
  if (retryAfter === null) return undefined;
  const given = retryAfter.trim();
  if (/^\d+$/.test(given)) return Number(given);
  // Date.parse accepts nearly any text, so the format is checked first.
  const at = HTTP_DATE.test(given) ? Date.parse(given) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
