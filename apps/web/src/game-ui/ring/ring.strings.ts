import type { RingSize } from './ring-geometry.ts';

const SIZES = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' } satisfies Record<RingSize, string>;

export const ringStrings = {
  you: 'You',
  youGive: 'you give',
  youGet: 'you get',
  label: (size: RingSize) => `Swap ring of ${SIZES[size]}`,
  brokenLabel: (size: RingSize) => `Broken swap ring of ${SIZES[size]}`,
  item: (name: string, number: string) => `${name}, number ${number},`,
  gives: { mine: ' give ', other: ' gives ' },
  /** Some names end with a stop of their own. */
  to: (name: string) => ` to ${name.replace(/\.$/, '')}.`,
  toYou: 'you',
  marks: {
    agreed: { mine: ', have agreed,', other: ', has agreed,' },
    waiting: { mine: ', have not agreed yet,', other: ', has not agreed yet,' },
    gone: { mine: ', the item has gone,', other: ', the item has gone,' },
  },
} as const;
