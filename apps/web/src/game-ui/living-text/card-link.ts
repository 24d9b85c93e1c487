import type { LivingCard } from '@wallabee/contract/living-text/cards';

export function cardHref({ item_type_id, number }: Pick<LivingCard, 'item_type_id' | 'number'>) {
  return number === null
    ? (`/tools/item/${item_type_id}` as const)
    : (`/tools/item/${item_type_id}/num/${number}` as const);
}
