import { type ApiFailure, type CallApi, isApiFailure } from '@wallabee/contract/protocol/client';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { Problem } from '@wallabee/contract/protocol/problem';
import { data, type RouterContextProvider } from 'react-router';
import type { Given } from './kept-answers.ts';
import { visitContext } from './visit.ts';

/** What is asked for, in the words of the page's address. */
interface Address {
  params?: Record<string, string | undefined>;
  query?: Record<string, string | undefined>;
  body?: Record<string, string | undefined>;
}

/**
 * A page loader's way to the API. An address that cannot name anything, and one that names nothing, are both a page
 * that does not exist; whatever else fails keeps its status and its words for the error page.
 */
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

/** The same for what may well be missing: null instead of the page that does not exist. */
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
    if (isApiFailure(failure) && failure.status === 404) return null;
    throw isApiFailure(failure) ? toPageFailure(failure) : failure;
  }
}

/**
 * What whoever has shown a pass is to read at once. Null without a pass, and wherever it cannot be had, or not soon: the
 * browser asks for itself then, as it does on every other page, and knows what to say.
 */
export async function give<E extends Endpoint>(
  context: Readonly<RouterContextProvider>,
  endpoint: E,
  address: Address = {},
): Promise<Given<ResponseOf<E>> | null> {
  const { reader } = context.get(visitContext);
  const input = inputFrom(endpoint, address);
  if (!reader || input === null) return null;

  const call = reader.callApi as (endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>>;
  const answered = call(endpoint, input).then(
    (answer) => ({ readerId: reader.id, data: answer }),
    () => null,
  );
  return orNullAfter(PATIENCE_MS, answered);
}

/** Beyond this a skeleton is better than a page that does not come. */
const PATIENCE_MS = 1_500;

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

/** Null where the address cannot name anything. */
function inputFrom<E extends Endpoint>(endpoint: E, address: Address): InputOf<E> | null {
  const params = endpoint.params?.safeParse(address.params);
  const query = endpoint.query?.safeParse(address.query ?? {});
  const body = endpoint.body?.safeParse(address.body ?? {});
  if (params?.success === false || query?.success === false || body?.success === false) return null;
  return { params: params?.data, query: query?.data, body: body?.data } as InputOf<E>;
}

function toPageFailure({ status, problem }: ApiFailure) {
  if (status === 404) return notFoundPage(problem);
  return data(problem, { status: status >= 500 || status === 429 ? status : 503 });
}

function notFoundPage(problem: Problem = { code: 'not_found', error: 'There is no such page.' }) {
  return data(problem, { status: 404 });
}
