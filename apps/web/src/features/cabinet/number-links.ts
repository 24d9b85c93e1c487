import type { ProudNumber } from '@wallabee/contract/cabinet/proudest';
import { artOf, type SharpArt } from '../../platform/pages/art.ts';
import type { SiteAddress } from '../../ui/controls/link.tsx';

/** The look of the item, where its type has several. */
export function numberArt(item: Pick<ProudNumber, 'item_type_id' | 'variant_id' | 'image_key'>): SharpArt {
  const { item_type_id, variant_id, image_key } = item;
  const id = variant_id === null ? item_type_id : `${item_type_id}.${variant_id}`;
  return artOf({ kind: 'item', id }, image_key, 100);
}

export function numberPage({
  item_type_id,
  number,
}: Pick<ProudNumber, 'item_type_id' | 'number'>): SiteAddress {
  return `/tools/item/${item_type_id}/num/${number}`;
}
