import type { SearchAnswer } from '@wallabee/contract/search/search';
import type { SiteAddress } from '../../ui/controls/link.tsx';
import type { BoxKind } from './search.strings.ts';
import { searchHref } from './search-address.ts';

export const itemSearchHref = '/tools/search';
export const profileSearchHref = '/tools/profile';
export const setBrowserHref = '/tools/sets';
export const guideHref = '/tools/search/help';

export const SEARCH_PAGES: Record<BoxKind, SiteAddress> = {
  items: itemSearchHref,
  profiles: profileSearchHref,
};

/** The limit of the words in an address, copied from the contract so that the browser does not load its schema. */
export const LONGEST_TERM = 100;

/**
 * Dots alone would be resolved as a relative path. Control characters and halves of a character, which cannot be
 * encoded into an address, are left out.
 */
export function searchTerm(typed: FormDataEntryValue | null | undefined): string {
  const text = typeof typed === 'string' ? typed.replace(/\p{Cc}+/gu, ' ').trim() : '';
  const term = text
    .toLowerCase()
    .slice(0, LONGEST_TERM)
    .replace(/\p{Cs}/gu, '')
    .trim();
  return /^\.+$/.test(term) ? '' : term;
}

/** Plain words have the address of the spec; a query in the language of the search goes into it unchanged. */
export function resultsHref(kind: BoxKind, typed: string): SiteAddress {
  const written = encodeURIComponent(searchTerm(typed));
  if (kind === 'profiles') return `${profileSearchHref}/${written}/bio`;
  return isPlainWords(typed) ? `${itemSearchHref}/${written}` : searchHref({ q: typed.trim() });
}

/** `help` is the address of the guide. */
export function isPlainWords(typed: string): boolean {
  const isShort = typed.trim().length <= LONGEST_TERM;
  return isShort && !LANGUAGE.test(typed) && searchTerm(typed) !== '' && !/^\s*help\s*$/i.test(typed);
}

/** A filter, a phrase, brackets, a minus, a number or `or`. */
const LANGUAGE = /[:=<>"“”„()]|(?:^|\s)(?:[-#]|(?:or|\d+)(?=\s|$))/i;

/** Whether an address shows results. */
export function isSearch(location: { pathname: string; search: string } | undefined): boolean {
  if (!location || location.pathname === guideHref) return false;
  const hasQuery = location.pathname === itemSearchHref && /[?&]q=/.test(location.search);
  return hasQuery || location.pathname.startsWith(`${itemSearchHref}/`);
}

/** The words of a query, without its filters, as they were typed. */
export function wordsOf({ q, terms }: Pick<SearchAnswer, 'q' | 'terms'>): string {
  return terms.flatMap(({ from, to, kind }) => (kind === 'word' ? q.slice(from, to) : [])).join(' ');
}

/** Finds posts by author, forum and day. */
export function postSearchHref(words: string): SiteAddress {
  return words === '' ? '/forums/search' : `/forums/search?${new URLSearchParams({ q: words })}`;
}

export function itemHref(itemTypeId: number): SiteAddress {
  return `/tools/item/${itemTypeId}`;
}
