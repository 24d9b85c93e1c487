import type { Prestige } from '@wallabee/contract/items/prestige-rules';
import type { NumberState } from '@wallabee/contract/search/number-state';

export const gameUiStrings = {
  art: (name: string) => `${name} artwork`,
  number: (formatted: string) => `#${formatted}`,
  prestige: {
    sd: { letters: 'SD', words: 'Single digit' },
    dd: { letters: 'DD', words: 'Double digit' },
    td: { letters: 'TD', words: 'Triple digit' },
    qd: { letters: 'QD', words: 'Quadruple digit' },
  } satisfies Record<Exclude<Prestige, 'beyond'>, { letters: string; words: string }>,
  retired: 'RETIRED',
  showLarge: (name: string) => `Show ${name} large`,
  states: {
    saved: 'Saved',
    pouch: 'Pouch',
    locked: 'Locked',
    market: 'Market',
    place: 'At a place',
    mixing_pool: 'Mixing pool',
    unique_pool: 'Unique pool',
    limbo: 'Limbo',
    recycled: 'Recycled',
    mixed: 'Mixed',
    destroyed: 'Destroyed',
    hidden: 'Hidden',
  } satisfies Record<NumberState, string>,
  whereItIs: {
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
  },
  undiscovered: 'Undiscovered Item',
} as const;
