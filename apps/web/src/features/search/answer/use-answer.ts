import type { SearchAnswer } from '@wallabee/contract/search/search';
import { searchCalls } from '@wallabee/contract/search/search.calls';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { useSession } from '../../../platform/session/session.ts';
import type { SearchAddress } from '../search-address.ts';

/** Pages are the same for everybody, so the browser asks again where the answer depends on who asks. */
export function useAnswer({ q, of, order, page = 1 }: SearchAddress, served: SearchAnswer) {
  const isLoggedIn = useSession() !== null;
  const isOwn = isLoggedIn && (served.of === 'threads' || needsLogin(served));
  const query = { q, page, ...(of && { of }), ...(order && { order }) };
  const own = useApiQuery(searchCalls.search, { query }, { enabled: isOwn });
  if (!isOwn) return { answer: served, isPending: false, failure: null };
  return { answer: own.data ?? served, isPending: own.isPending, failure: own.data ? null : own };
}

function needsLogin({ mistakes }: SearchAnswer): boolean {
  return mistakes.some(({ code }) => code === 'login');
}
