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

export function historyHref(itemId: number): SiteAddress {
  return `/tools/item/history/${itemId}`;
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

export type Pictured = Pick<ItemTypeCard, 'item_type_id' | 'image_key'>;

/** `variantId` is null for the plain one. */
export function itemArt(item: Pictured, variantId: number | null, size: 100 | 200 | 400): SharpArt {
  return artOf(itemSubject(item, variantId), item.image_key, size);
}

/** At the size of the modal, which no other picture on a page needs. */
export function posterArt(item: Pictured, variantId: number | null) {
  return { src: artPath(itemSubject(item, variantId), 800, item.image_key) };
}

/** Stands for an item that nobody has made. */
export const genericArt: SharpArt = {
  src: '/art/item-generic-200.webp',
  srcSet: '/art/item-generic-200.webp 200w, /art/item-generic-400.webp 400w',
};

/** Faces and places have no key here, so browsers ask whether theirs is still the newest. */
export function playerArt(playerId: number): SiteAddress {
  return artPath({ kind: 'player', id: playerId }, 100, '');
}

/** Where the game itself gives or owns something. */
export const LOGO = '/favicon.svg';

function itemSubject({ item_type_id }: Pictured, variantId: number | null): ArtSubject {
  return { kind: 'item', id: variantId === null ? item_type_id : `${item_type_id}.${variantId}` };
}
