import { z } from 'zod';
import { type Prestige, prestigeOf } from './prestige-rules.ts';

export const PrestigeColor = z.enum(['gold', 'crimson', 'royalblue', 'seagreen', 'linen']).meta({
  description:
    'The colour of the number’s class: gold up to 9, crimson up to 99, royalblue up to 999, seagreen up to 9,999, linen beyond and for 0.',
  example: 'gold',
});
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
