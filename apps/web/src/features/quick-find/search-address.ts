import type { SiteAddress } from '../../ui/controls/link.tsx';

export const SEARCH_PAGE = '/tools/search';

/** The contract's limit, copied so that the browser does not load its schema. */
export const LONGEST_QUERY = 500;

export function searchHref(query: string): SiteAddress {
  return query === '' ? SEARCH_PAGE : `${SEARCH_PAGE}?${new URLSearchParams({ q: query })}`;
}
