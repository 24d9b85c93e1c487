import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { Seal } from '@wallabee/contract/provenance/seal';
import type { SiteAddress } from '../../ui/controls/link.tsx';

export const PROVENANCE: SiteAddress = '/tools/provenance';

export function proofHref(itemId: ItemId): SiteAddress {
  return `/api/items/${itemId}/proof`;
}

/** The history lists 40 steps a page, the newest first. */
export function stepHref({ item_id, steps }: Seal, step: number): SiteAddress {
  const page = Math.floor((steps - step) / STEPS_A_PAGE);
  return `/tools/item/history/${item_id}${page > 0 ? `?page=${page}` : ''}`;
}

const STEPS_A_PAGE = 40;
