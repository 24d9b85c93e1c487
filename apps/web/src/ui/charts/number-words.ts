import { formatNumber } from '../format-number.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A count in a sentence: a word up to ten, figures from then on. */
export function numberWord(count: number): string {
  return WORDS[count] ?? formatNumber(count);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A share in a sentence: the fraction next to it where one is near, per cent where none is. */
export function shareWords(share: number): string {
  const near = FRACTIONS.find(([fraction]) => Math.abs(fraction - share) <= NEAR);
  return near?.[1] ?? `${Math.round(share * 100)} %`;
}

const NEAR = 0.03;
const FRACTIONS: readonly (readonly [number, string])[] = [
  [1, 'nearly all'],
  [3 / 4, 'three quarters'],
  [2 / 3, 'two thirds'],
  [1 / 2, 'half'],
  [1 / 3, 'a third'],
  [1 / 4, 'a quarter'],
  [1 / 5, 'a fifth'],
];
