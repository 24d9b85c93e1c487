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
  digits: (digits: number) => `${digits}D`,
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
  undiscovered: 'Undiscovered Item',
} as const;
