import type { SiteAddress } from '../../ui/controls/link.tsx';

export const SEARCH_PAGE = '/tools/search';

/** The contract's limit, copied so that the browser does not load its schema. */
export const LONGEST_QUERY = 500;

export function searchHref(query: string, kind?: string): SiteAddress {
  const parameters = new URLSearchParams();
  if (query !== '') parameters.set('q', query);
  if (kind !== undefined) parameters.set('of', kind);
  return parameters.size === 0 ? SEARCH_PAGE : `${SEARCH_PAGE}?${parameters}`;
}

/** Quick find looks for names; what has a filter is answered by the search page. */
export function hasFilter(query: string): boolean {
  return /[\p{L}#][:=<>]|^-|[<>]=?\d/u.test(query);
}
