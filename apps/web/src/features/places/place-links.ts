import type { SiteAddress } from '../../ui/controls/link.tsx';

export function playerHref(playerId: number): SiteAddress {
  return `/tools/profile/${playerId}/bio`;
}

export function numberHref(itemTypeId: number, number: number): SiteAddress {
  return `/tools/item/${itemTypeId}/num/${number}`;
}

export function placeHref(placeId: number): SiteAddress {
  return `/tools/place/${placeId}`;
}

/** Pages count from 1. */
export function categoryHref(categoryId: number, page = 1): SiteAddress {
  return page === 1 ? `/tools/category/${categoryId}` : `/tools/category/${categoryId}?page=${page}`;
}

export function guideHref(group: string): SiteAddress {
  return `/places/${encodeURIComponent(group)}`;
}

export function openMapHref({ lat, lng }: { lat: number; lng: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}
