import { numberBrowsing } from '@wallabee/contract/items/item-rules';
import type { NumberedType } from './numbered-card.tsx';

/** A number's page without a network: what the reference knows of it. */
export function offlineNumber(type: NumberedType, number: number) {
  return {
    type,
    number,
    item: null,
    seal: null,
    whereabouts: [WORDS],
    description: WORDS,
    browsing: numberBrowsing(number, type.total_issued),
  };
}

const WORDS = 'Where it is needs a network. It is loaded once you are online.';
