import type { SearchAnswer } from '@wallabee/contract/search/search';
import type { DraftNumber } from './proud-draft.ts';

/** What the player typed, among what the player holds. */
export function ownQuery(text: string): string {
  const typed = text.trim();
  return typed === '' ? 'owner:me status:saved' : `(${typed}) owner:me`;
}

const HELD = ['pouch', 'saved', 'lockbox'];

/** Locked items at places belong to the player, who does not hold them. */
export function foundNumbers(results: SearchAnswer['results']): DraftNumber[] {
  return results.flatMap((found) => {
    if (found.kind !== 'numbers' || !HELD.includes(found.status)) return [];
    const { item_id, item_type_id, number, name, hue, image_key } = found;
    return { item_id, item_type_id, number, name, hue, image_key, variant_id: null };
  });
}
