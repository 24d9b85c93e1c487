import { ApiFailure, type CallApi } from '@wallabee/contract/protocol/client';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { Problem } from '@wallabee/contract/protocol/problem';
import { data, type RouterContextProvider } from 'react-router';
import { visitContext } from './visit.ts';

/** Parameters and search as they stand in the page's address. */
interface Address {
  params?: Record<string, string | undefined>;
  query?: Record<string, string | undefined>;
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
  const callApi: CallApi = context.get(visitContext).callApi;
  const params = endpoint.params?.safeParse(address.params);
  const query = endpoint.query?.safeParse(address.query);
  if (params?.success === false || query?.success === false) throw notFoundPage();

  try {
    const call = callApi as (endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E>>;
    return await call(endpoint, { params: params?.data, query: query?.data } as InputOf<E>);
  } catch (failure) {
    throw failure instanceof ApiFailure ? toPageFailure(failure) : failure;
  }
}

function toPageFailure({ status, problem }: ApiFailure) {
  if (status === 404) return notFoundPage(problem);
  return data(problem, { status: status >= 500 ? status : 503 });
}

function notFoundPage(problem: Problem = { code: 'not_found', error: 'There is no such page.' }) {
  return data(problem, { status: 404 });
}
