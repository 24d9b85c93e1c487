import type { Prestige } from '@wallabee/contract/items/prestige-rules';

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
  undiscovered: 'Undiscovered Item',
} as const;
