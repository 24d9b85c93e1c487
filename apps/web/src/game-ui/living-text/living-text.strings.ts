import type { LivingCard } from '@wallabee/contract/living-text/cards';

export const livingTextStrings = {
  states: { here: 'Now', moved: 'Moved on', gone: 'Gone' } satisfies Record<LivingCard['state'], string>,
  /** Read out after a name that is struck out. */
  struck: { moved: ', moved on', gone: ', gone' },
  numbered: (name: string, number: string) => `${name} #${number}`,
} as const;
