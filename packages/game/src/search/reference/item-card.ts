import type { ItemTypeCard, ItemTypeDetail } from '@wallabee/contract/items/item-type';

/** As much of an item type as lists show. */
export function cardOf(detail: ItemTypeDetail): ItemTypeCard {
  const { item_type_id, name, set_id, set_name, hue, retired, image_key } = detail;
  const { image_url_50, image_url_100, image_url_200 } = detail;
  return {
    ...{ item_type_id, name, set_id, set_name, hue, retired, image_key },
    ...{ image_url_50, image_url_100, image_url_200 },
  };
}
