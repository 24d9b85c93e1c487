import type { SiteAddress } from '../../ui/controls/link.tsx';

export const LUCK = '/tools/luck' satisfies SiteAddress;

export const LUCK_FIELDS = { player: 'player', draw: 'draw', item: 'item', page: 'page' } as const;

/** Pages count from 1. */
export function playerLuckHref(player: number | string, page = 1): SiteAddress {
  const search = new URLSearchParams({ player: String(player) });
  if (page > 1) search.set(LUCK_FIELDS.page, String(page));
  return `${LUCK}?${search}`;
}

export function drawHref(playerId: number, counter: number): SiteAddress {
  return `${LUCK}?player=${playerId}&draw=${counter}`;
}

export function itemLuckHref(itemId: number): SiteAddress {
  return `${LUCK}?item=${itemId}`;
}

export function numberHref(itemTypeId: number, number: number): SiteAddress {
  return `/tools/item/${itemTypeId}/num/${number}`;
}
