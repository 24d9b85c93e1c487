import type { SiteAddress } from '../../ui/controls/link.tsx';
import type { SearchKind } from './search.strings.ts';

export const itemSearchHref = '/tools/search';
export const profileSearchHref = '/tools/profile';
export const setBrowserHref = '/tools/sets';

export const SEARCH_PAGES: Record<SearchKind, SiteAddress> = {
  items: itemSearchHref,
  profiles: profileSearchHref,
};

/** The contract's limit, copied so that the browser does not load its schema. */
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

export function resultsHref(kind: SearchKind, term: string): SiteAddress {
  const written = encodeURIComponent(term);
  return kind === 'items' ? `${itemSearchHref}/${written}` : `${profileSearchHref}/${written}/bio`;
}

export function itemHref(itemTypeId: number): SiteAddress {
  return `/tools/item/${itemTypeId}`;
}
