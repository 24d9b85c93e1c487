import {
  SEARCH_KINDS,
  SEARCH_ORDERS,
  type SearchKind,
  type SearchOrder,
} from '@wallabee/contract/search/search-kinds';
import { useLocation, useParams } from 'react-router';
import { pageFrom } from '../../platform/pages/page-number.ts';
import type { SiteAddress } from '../../ui/controls/link.tsx';

export type ResultView = 'plates' | 'table';

/** What the address of a search says. */
export interface SearchAddress {
  q: string;
  /** The query came as /tools/search/{words}, which lists items first. */
  isWords?: boolean | undefined;
  of?: SearchKind | undefined;
  order?: SearchOrder | undefined;
  page?: number | undefined;
  view?: ResultView | undefined;
}

/** Unknown values are left out, so that a broken link shows the plain list. */
export function readSearchAddress(url: URL, words: string | undefined): SearchAddress {
  const read = url.searchParams;
  const isWords = words !== undefined;
  const written = words ?? read.get('q') ?? '';
  return {
    q: written.replace(/\p{Cc}+|\p{Cs}/gu, ' ').trim(),
    isWords,
    of: SEARCH_KINDS.find((kind) => kind === read.get('of')) ?? (isWords ? 'items' : undefined),
    order: ORDERS.find((order) => order === read.get('order')),
    page: pageFrom(url),
    view: read.get('as') === 'table' ? 'table' : 'plates',
  };
}

/** Of the page that is shown. */
export function useSearchAddress(): SearchAddress {
  const { search } = useLocation();
  return readSearchAddress(new URL(search, ANY_SITE), useParams().query);
}

const ANY_SITE = 'https://site.invalid';

const ORDERS = [...new Set(Object.values(SEARCH_ORDERS).flat())];

/** Defaults are left out of the address. */
export function searchHref({ q, isWords, of, order, page = 1, view }: SearchAddress): SiteAddress {
  const isPath = isWords && (of === undefined || of === 'items');
  const written = new URLSearchParams();
  if (!isPath) written.set('q', q);
  if (!isPath && of) written.set('of', of);
  if (order) written.set('order', order);
  if (page > 1) written.set('page', String(page));
  if (view === 'table') written.set('as', view);
  const search = written.size === 0 ? '' : `?${written}`;
  return isPath ? `/tools/search/${encodeURIComponent(q)}${search}` : `/tools/search${search}`;
}

/** Orders and pages belong to a kind; the view stays. */
export function kindHref(address: SearchAddress, of: SearchKind): SiteAddress {
  return searchHref({ ...address, of, order: undefined, page: 1 });
}

/** A feed has no pages and no views, and is of items or numbers. */
export function feedHref({ q, of }: SearchAddress, format: 'atom' | 'json'): SiteAddress {
  const written = new URLSearchParams({ q });
  if (of === 'items' || of === 'numbers') written.set('of', of);
  return `/feeds/search.${format}?${written}`;
}
