import { itemAddresses } from '@wallabee/contract/items/items.addresses';
import type { ApiRequest } from '@wallabee/contract/protocol/client';
import { searchAddresses } from '@wallabee/contract/search/search.addresses';
import type { CachedAnswers } from '../cache/reference.ts';
import { searchCallsOf } from './load-search.ts';

const PATHS: readonly string[] = [
  searchAddresses.search,
  searchAddresses.suggest,
  itemAddresses.searchItems,
  itemAddresses.suggestItems,
].map(({ path }) => path);

/** Undefined for every call but those of the search, so that its script is loaded only for them. */
export function answerSearchCall(
  { method, path, body }: Pick<ApiRequest, 'method' | 'path' | 'body'>,
  answers: CachedAnswers,
): Promise<unknown> | undefined {
  const [pathname = '', search] = path.split('?');
  if (!PATHS.includes(pathname)) return undefined;
  const input = new URLSearchParams(method === 'GET' ? search : body);
  return searchCallsOf(answers)({ method, path: pathname, input });
}
