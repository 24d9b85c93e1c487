import type { SiteAddress } from '../../ui/controls/link.tsx';
import { type WallFilters, writeFilters } from './sieve/wall-filters.ts';

export function itemTypeHref(itemTypeId: number): SiteAddress {
  return `/tools/item/${itemTypeId}`;
}

/** Of the same page. */
export function filtersHref(filters: WallFilters, anchor = ''): SiteAddress {
  return `?${writeFilters(filters)}${anchor}`;
}

export function numberHref(itemTypeId: number, number: number): SiteAddress {
  return `/tools/item/${itemTypeId}/num/${number}`;
}

export function historyHref(itemId: number): SiteAddress {
  return `/tools/item/history/${itemId}`;
}

export function playerHref(playerId: number): SiteAddress {
  return `/tools/profile/${playerId}/bio`;
}

export function placeHref(placeId: number): SiteAddress {
  return `/tools/place/${placeId}`;
}
