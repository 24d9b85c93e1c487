import { isPalindrome, isSingleDigit } from '@wallabee/contract/items/number-shapes';
import type { DiaryKind } from '@wallabee/simulated-players/texts/live/thread-kind';
import type { Moment } from './moments.ts';

/** The running threads in which the player would note it. */
export function diariesFor({ kind, number = 0 }: Pick<Moment, 'kind' | 'number'>): DiaryKind[] {
  if (kind !== 'found') return [kind];
  return [
    'found',
    ...(number > 100 && isPalindrome(number) ? (['palindrome'] as const) : []),
    ...(isSingleDigit(number) ? (['single'] as const) : []),
  ];
}
