import type { ListedNumber } from './search-results.ts';

/** One letter for each number of a wall, so that 100,000 of them are one small answer. */
export const STATE_LETTERS = {
  saved: 'S',
  pouch: 'P',
  locked: 'L',
  market: 'M',
  place: 'A',
  mixing_pool: 'X',
  unique_pool: 'U',
  limbo: 'B',
  recycled: 'R',
  mixed: '-',
  destroyed: 'D',
  hidden: '?',
} as const;
export type NumberState = keyof typeof STATE_LETTERS;

/** A lock hides where an item lies, because nobody else can take it. */
export function numberStateOf({
  status,
  is_locked,
  price,
}: Pick<ListedNumber, 'status' | 'is_locked' | 'price'>): NumberState {
  if (status === 'hidden') return 'hidden';
  if (is_locked) return 'locked';
  return price === null ? STATES[status] : 'market';
}

const STATES: Record<Exclude<ListedNumber['status'], 'hidden'>, NumberState> = {
  pouch: 'pouch',
  saved: 'saved',
  lockbox: 'locked',
  dropped: 'place',
  mixing_pool: 'mixing_pool',
  unique_pool: 'unique_pool',
  limbo: 'limbo',
  recycle_center: 'recycled',
  mixed: 'mixed',
  destroyed: 'destroyed',
};
