import type { SwapId } from '@wallabee/contract/protocol/ids';
import type { SiteAddress } from '../../ui/controls/link.tsx';

export function swapHref(id: SwapId): SiteAddress {
  return `/swaps/${id}`;
}

/** Of what waits in the outbox. */
export const OWN_SWAPS_QUEUE = 'own-swaps';

export function swapQueue(id: SwapId): string {
  return `swap:${id}`;
}

export function ownSwapsHref(username: string): SiteAddress {
  return `/u/${encodeURIComponent(username)}/swaps`;
}
