import { numberBrowsing } from '@wallabee/contract/items/item-rules';
import { numberStrings } from '../items.strings.ts';
import type { NumberedType } from './numbered-card.tsx';

/** A number's page without a network: what the reference knows of it. */
export function offlineNumber(type: NumberedType, number: number) {
  return {
    type,
    number,
    item: null,
    seal: null,
    whereabouts: [numberStrings.needsNetwork],
    description: numberStrings.needsNetwork,
    browsing: numberBrowsing(number, type.total_issued),
  };
}
