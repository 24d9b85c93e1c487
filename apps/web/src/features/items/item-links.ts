import { type ArtSubject, artPath } from '@wallabee/contract/art/art-address';
import type { ItemTypeCard } from '@wallabee/contract/items/item-type';
import { artOf, type SharpArt } from '../../platform/pages/art.ts';
import type { SiteAddress } from '../../ui/controls/link.tsx';

export function itemTypeHref(itemTypeId: number): SiteAddress {
  return `/tools/item/${itemTypeId}`;
}

export function numberHref(itemTypeId: number, number: number): SiteAddress {
  return `/tools/item/${itemTypeId}/num/${number}`;
}

/** The wall of all numbers, with one of them chosen. */
export function numbersHref(itemTypeId: number, number?: number): SiteAddress {
  const wall = `/tools/item/${itemTypeId}/numbers` as const;
  return number === undefined ? wall : `${wall}?n=${number}`;
}

export function historyHref(itemId: number): SiteAddress {
  return `/tools/item/history/${itemId}`;
}

/** All numbers of an item type, those that moved last first. */
export function movedHref(name: string): SiteAddress {
  return `/tools/search?${new URLSearchParams({ q: `"${name.replaceAll('"', '')}"`, of: 'numbers', order: 'moved' })}`;
}

export function setHref(setId: number): SiteAddress {
  return `/tools/sets/${setId}`;
}

export function subsetHref(setId: number, subsetId: number): SiteAddress {
  return `/tools/sets/${setId}/sub/${subsetId}`;
}

export function playerHref(playerId: number): SiteAddress {
  return `/tools/profile/${playerId}/bio`;
}

export function placeHref(placeId: number): SiteAddress {
  return `/tools/place/${placeId}`;
}

export function categoryHref(categoryId: number): SiteAddress {
  return `/tools/category/${categoryId}`;
}

/** Pages count from 1. */
export function storeHref(storeId: number, page = 1): SiteAddress {
  return page === 1 ? `/tools/store/${storeId}` : `/tools/store/${storeId}?page=${page}`;
}

export type Pictured = Pick<ItemTypeCard, 'item_type_id' | 'image_key'>;

/** `variantId` is null for the plain item. */
export function itemArt(item: Pictured, variantId: number | null, size: 100 | 200 | 400): SharpArt {
  return artOf(itemSubject(item, variantId), item.image_key, size);
}

export function posterHref(item: Pictured, variantId: number | null): SiteAddress {
  return artPath(itemSubject(item, variantId), 800, item.image_key);
}

export const genericArt: SharpArt = {
  src: '/art/item-generic-200.webp',
  srcSet: '/art/item-generic-200.webp 200w, /art/item-generic-400.webp 400w',
};

/** A drawn picture has no version in this address, so browsers revalidate it. */
export function playerArt(playerId: number, key: string): SiteAddress {
  return artPath({ kind: 'player', id: playerId }, 100, key);
}

export const LOGO = '/favicon.svg';

function itemSubject({ item_type_id }: Pictured, variantId: number | null): ArtSubject {
  return { kind: 'item', id: variantId === null ? item_type_id : `${item_type_id}.${variantId}` };
}
