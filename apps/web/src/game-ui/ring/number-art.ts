import { artPath } from '@wallabee/contract/art/art-address';
import type { SwapNumber } from '@wallabee/contract/swaps/ring';
import type { SiteAddress } from '../../ui/controls/link.tsx';
import type { Art } from '../plate-art.tsx';

/** The name of the item is beside it. */
export function numberArt({ item_type_id, variant_id, image_key }: SwapNumber): Art {
  const id = variant_id === null ? item_type_id : `${item_type_id}.${variant_id}`;
  const path = (size: number) => artPath({ kind: 'item', id }, size, image_key);
  return { src: path(100), srcSet: `${path(100)} 100w, ${path(200)} 200w`, alt: '' };
}

export function numberPage({
  item_type_id,
  number,
}: Pick<SwapNumber, 'item_type_id' | 'number'>): SiteAddress {
  return `/tools/item/${item_type_id}/num/${number}`;
}
