import type { Endpoint, FileToSend, InputOf, ResponseOf } from './endpoint.ts';
import type { Problem } from './problem.ts';

export interface ApiRequest {
  method: Endpoint['method'];
  path: string;
  body: string | undefined;
  /** The media type of the body. */
  bodyType?: 'application/json' | 'application/x-www-form-urlencoded';
  file?: FileToSend | undefined;
  idempotencyKey?: string | undefined;
}

export interface ApiResponse {
  status: number;
  body: unknown;
}

export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

export type CallApi = <E extends Endpoint>(
  endpoint: E,
  ...input: unknown extends InputOf<E> ? [] : [InputOf<E>]
) => Promise<ResponseOf<E>>;

export class ApiFailure extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.error);
    this.name = 'ApiFailure';
    this.status = status;
    this.problem = problem;
  }
}

/** By name, because the server and the pages are two bundles with a class each. */
export function isApiFailure(failure: unknown): failure is ApiFailure {
  return failure instanceof Error && failure.name === 'ApiFailure';
}

export function isForbidden(failure: unknown): failure is ApiFailure {
  return isApiFailure(failure) && failure.status === 403;
}

export function createApiClient(transport: Transport): CallApi {
  return async (endpoint, ...[input]) => {
    const response = await transport(toRequest(endpoint, input ?? {})).catch((cause) => {
      throw new ApiFailure(0, {
        code: 'unavailable',
        error: 'The server could not be reached.',
        ...reasonOf(cause),
      });
    });
    if (response.status >= 400) throw new ApiFailure(response.status, toProblem(response.body));
    return response.body as ResponseOf<typeof endpoint>;
  };
}

interface Input {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
  file?: FileToSend;
  idempotencyKey?: string;
}

export function toRequest(endpoint: Endpoint, input: Input): ApiRequest {
  const { params = {}, query, body, file, idempotencyKey } = input;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = query ? encodeForm(query) : '';
  return {
    method: endpoint.method,
    path: search ? `${path}?${search}` : path,
    ...(body ? encodeBody(endpoint, body) : { body: undefined }),
    ...(file && { file }),
    ...(idempotencyKey && { idempotencyKey }),
  };
}

function encodeBody({ sendsJson }: Endpoint, body: Record<string, unknown>) {
  return sendsJson
    ? ({ body: JSON.stringify(body), bodyType: 'application/json' } as const)
    : ({ body: encodeForm(body), bodyType: 'application/x-www-form-urlencoded' } as const);
}

function encodeForm(fields: Record<string, unknown>): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(name, String(value));
  }
  return form.toString();
}

/** A proxy may answer with a body that is not ours. */
function toProblem(body: unknown): Problem {
  if (typeof body === 'object' && body !== null && 'error' in body && 'code' in body) return body as Problem;
  return { code: 'internal', error: 'The server gave an answer that could not be read.' };
}

function reasonOf(cause: unknown): Pick<Problem, 'reason'> {
  return cause instanceof Error ? { reason: cause.message } : {};
}
