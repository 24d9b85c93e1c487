import { type ApiFailure, type CallApi, isApiFailure } from '@wallabee/contract/protocol/client';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { OFFLINE_REASON } from '@wallabee/contract/protocol/offline-reason';
import type { Problem } from '@wallabee/contract/protocol/problem';
import { data, type RouterContextProvider } from 'react-router';
import type { Served } from '../queries/served-query.ts';
import { visitContext } from './visit.ts';

interface Address {
  params?: Record<string, string | undefined>;
  query?: Record<string, string | undefined>;
  body?: Record<string, string | undefined>;
}

export async function load<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  address: Address = {},
): Promise<ResponseOf<E>> {
  const input = inputFrom(endpoint, address);
  if (input === null) throw notFoundPage();

  try {
    return await callOf<E>(context)(endpoint, input);
  } catch (failure) {
    throw isApiFailure(failure) ? toPageFailure(failure) : failure;
  }
}

export async function find<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  address: Address = {},
): Promise<ResponseOf<E> | null> {
  const input = inputFrom(endpoint, address);
  if (input === null) return null;

  try {
    return await callOf<E>(context)(endpoint, input);
  } catch (failure) {
    if (isApiFailure(failure) && isOfTheAddress(failure)) return null;
    throw isApiFailure(failure) ? toPageFailure(failure) : failure;
  }
}

/** For what a page can do without: null where it is not there and where it fails. */
export async function findOrNull<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  address: Address = {},
): Promise<ResponseOf<E> | null> {
  return find(context, endpoint, address).catch(() => null);
}

/** Null where the device has no network and no answer; other failures are those of the page. */
export async function unlessOffline<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  return answer.catch((failure) => {
    if (!isOffline(failure)) throw failure;
    return null;
  });
}

export function isOffline(failure: unknown): boolean {
  const { data: problem } = failure as { data?: Partial<Problem> | null };
  return problem?.reason === OFFLINE_REASON;
}

/** The answer for the reader whose page session came with the request. Null without one, or where it fails or takes long. */
export async function loadForReader<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  address: Address = {},
): Promise<Served<ResponseOf<E>> | null> {
  const { reader } = context.get(visitContext);
  const input = inputFrom(endpoint, address);
  if (!reader || input === null) return null;

  const call = reader.callApi as (endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>>;
  const answered = call(endpoint, input).then(
    (answer) => ({ readerId: reader.id, data: answer }),
    () => null,
  );
  return orNullAfter(READER_TIMEOUT_MS, answered);
}

/** After this the page is sent with a skeleton. */
const READER_TIMEOUT_MS = 1_500;

function orNullAfter<Value>(ms: number, answered: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, null);
    answered.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function callOf<E extends Endpoint>(context: Readonly<RouterContextProvider>) {
  const callApi: CallApi = context.get(visitContext).callApi;
  return callApi as (endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>>;
}

function inputFrom<E extends Endpoint>(endpoint: E, address: Address): InputOf<E> | null {
  const params = endpoint.params?.safeParse(address.params);
  const query = endpoint.query?.safeParse(address.query ?? {});
  const body = endpoint.body?.safeParse(address.body ?? {});
  if (params?.success === false || query?.success === false || body?.success === false) return null;
  return { params: params?.data, query: query?.data, body: body?.data } as InputOf<E>;
}

function toPageFailure(failure: ApiFailure) {
  const { status, problem } = failure;
  if (isOfTheAddress(failure)) return notFoundPage(status === 404 ? problem : undefined);
  return data(problem, { status: status >= 500 || status === 429 ? status : 503 });
}

/** Input that the API refuses comes from the address; where it refuses the site's key, the site is at fault. */
function isOfTheAddress({ status }: ApiFailure): boolean {
  return status >= 400 && status < 500 && ![401, 403, 429].includes(status);
}

export function notFoundPage(problem: Problem = { code: 'not_found', error: 'There is no such page.' }) {
  return data(problem, { status: 404 });
}
