import { formatNumber } from '../protocol/format-number.ts';
import type { SwapGain } from './ring.ts';

/** What a player gains, in words that follow their name. */
export function gainWords({ kind, instead_of, set, query, is_pulled }: SwapGain, number: number): string {
  if (is_pulled) return 'pulls a Christmas Cracker: one of the two gets a party hat';
  if (kind === 'lower') return `gets #${formatNumber(number)} instead of #${formatNumber(instead_of ?? 0)}`;
  if (kind === 'query') return query === null ? 'looks for it' : `looks for it: ${query}`;
  if (kind === 'none') return 'no longer wants it';
  if (!set) return 'lacks it';
  if (set.has === set.size) return `finishes ${set.name}`;
  return `lacks it, and then has ${set.has} of ${set.size} of ${set.name}`;
}
