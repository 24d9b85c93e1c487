import { MOST_PROUD } from '@wallabee/contract/cabinet/cabinet-limits';
import type { ProudNumber } from '@wallabee/contract/cabinet/proudest';

export type DraftNumber = Pick<
  ProudNumber,
  'item_id' | 'item_type_id' | 'number' | 'name' | 'hue' | 'image_key' | 'variant_id'
>;
export type Draft = readonly DraftNumber[];

export function addTo(draft: Draft, item: DraftNumber): Draft {
  return isFull(draft) || has(draft, item) ? draft : [...draft, item];
}

export function removeFrom(draft: Draft, { item_id }: Pick<DraftNumber, 'item_id'>): Draft {
  return draft.filter((item) => item.item_id !== item_id);
}

/** `by` is -1 for one place to the front, 1 for one to the back. */
export function moveIn(draft: Draft, { item_id }: Pick<DraftNumber, 'item_id'>, by: -1 | 1): Draft {
  const from = draft.findIndex((item) => item.item_id === item_id);
  const [item, other] = [draft[from], draft[from + by]];
  return item && other ? draft.with(from, other).with(from + by, item) : draft;
}

export function has(draft: Draft, { item_id }: Pick<DraftNumber, 'item_id'>): boolean {
  return draft.some((item) => item.item_id === item_id);
}

export function isFull(draft: Draft): boolean {
  return draft.length >= MOST_PROUD;
}

export function isSame(one: Draft, other: Draft): boolean {
  return one.length === other.length && one.every(({ item_id }, place) => item_id === other[place]?.item_id);
}
