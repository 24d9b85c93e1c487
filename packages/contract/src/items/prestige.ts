import { z } from 'zod';
import { type Prestige, prestigeOf } from './prestige-rules.ts';

export const PrestigeColor = z.enum(['gold', 'crimson', 'royalblue', 'seagreen', 'linen']);
export type PrestigeColor = z.infer<typeof PrestigeColor>;

export function prestigeColor(number: number): PrestigeColor {
  return COLORS[prestigeOf(number)];
}

const COLORS: Record<Prestige, PrestigeColor> = {
  sd: 'gold',
  dd: 'crimson',
  td: 'royalblue',
  qd: 'seagreen',
  beyond: 'linen',
};
