import type { HeldItem } from '@wallabee/contract/set-progress/set-progress';

export const heldItemStrings = {
  have: (number: string) => `You have #${number}`,
  more: (count: string) => `and ${count} more`,
  count: (have: string, all: string) => `You have ${have} of ${all}`,
  plan: 'Plan this set',
  planLast: (count: string, isOne: boolean) => (isOne ? 'Plan the last one' : `Plan the last ${count}`),
  heading: 'Yours',
  none: 'You have none of these yet.',
  number: (number: string) => `#${number}`,
  places: {
    saved: 'Saved',
    pouch: 'Pouch',
    lockbox: 'Lockbox',
    dropped: 'Dropped and locked',
  } satisfies Record<HeldItem['location'], string>,
} as const;
