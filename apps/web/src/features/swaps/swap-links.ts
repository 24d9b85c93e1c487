import type { SwapId } from '@wallabee/contract/protocol/ids';
import type { SiteAddress } from '../../ui/controls/link.tsx';

export function swapHref(id: SwapId): SiteAddress {
  return `/swaps/${id}`;
}

export function ownSwapsHref(username: string): SiteAddress {
  return `/u/${encodeURIComponent(username)}/swaps`;
}
