import { z } from 'zod';

/** Names that any style sheet knows, one for each class of numbers. */
export const PrestigeColor = z.enum(['gold', 'crimson', 'royalblue', 'seagreen', 'linen']);
export type PrestigeColor = z.infer<typeof PrestigeColor>;

/** Single, double, triple and quadruple digits, and all the others. */
export function prestigeColor(number: number): PrestigeColor {
  if (number < 10) return 'gold';
  if (number < 100) return 'crimson';
  if (number < 1_000) return 'royalblue';
  return number < 10_000 ? 'seagreen' : 'linen';
}
