export type Prestige = 'sd' | 'dd' | 'td' | 'qd' | 'beyond';

/** The class of a number is its count of digits; none past four digits, nor for 0. */
export function prestigeOf(number: number): Prestige {
  if (number < 1) return 'beyond';
  if (number < 10) return 'sd';
  if (number < 100) return 'dd';
  if (number < 1_000) return 'td';
  if (number < 10_000) return 'qd';
  return 'beyond';
}
