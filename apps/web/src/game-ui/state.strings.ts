import type { NumberState } from '@wallabee/contract/search/number-state';

/** Where a number is, in words. */
export const stateStrings = {
  leads: {
    saved: 'Saved by',
    pouch: 'In the pouch of',
    locked: 'Locked by',
    market: 'On the Market',
    place: 'At',
    mixing_pool: 'In the',
    unique_pool: 'In the',
    limbo: 'In',
    recycled: 'In the',
    mixed: 'Used in',
    destroyed: 'Destroyed',
    hidden: 'Not discovered yet',
  } satisfies Record<NumberState, string>,
  /** Where nothing follows the lead. */
  alone: {
    saved: 'Saved',
    pouch: 'In a pouch',
    locked: 'Locked',
    place: 'At a place',
    mixed: 'Used up',
  } as Partial<Record<NumberState, string>>,
  pools: {
    mixing_pool: 'Mixerpool',
    unique_pool: 'Unique Pool',
    limbo: 'Limbo',
    recycled: 'Recycle Center',
  } as Partial<Record<NumberState, string>>,
  inLockboxOf: 'In the lockbox of',
  forSaleAt: (price: string) => `For sale at ${price} by`,
} as const;
