import type { ActionAnswer, ChangedItem } from '@wallabee/contract/actions/action';

export function aChangedItem(item: Partial<ChangedItem> = {}): ChangedItem {
  return {
    item_id: 12,
    item_type_id: 109,
    name: 'Fog Bell',
    number: 1904,
    variant_id: null,
    hue: 155,
    image_key: 'k',
    status: 'pouch',
    is_locked: false,
    price: null,
    is_new: false,
    ...item,
  } as ChangedItem;
}

export function anAnswer(answer: Partial<ActionAnswer> = {}): ActionAnswer {
  return { events: [], items: [], balance: 322, completed: null, ...answer };
}
