import type { RadarFind } from '@wallabee/contract/radar/radar';
import { formatNumber } from '../../ui/format-number.ts';
import { findStrings as strings } from './radar.strings.ts';

export interface FindWords {
  /** What it is worth. */
  strong: string;
  rest: string;
  isLacked: boolean;
}

type Worded = Pick<RadarFind, 'beats' | 'gain' | 'number' | 'is_new' | 'set_gaps' | 'set_name'>;

/** Why a find is worth it, in few words. */
export function findWords(find: Worded): FindWords {
  return find.beats === 'missing' ? lackedWords(find) : beatenWords(find, find.beats);
}

function lackedWords({ gain, is_new, set_gaps, set_name }: Worded): FindWords {
  const set = strings.forSet(set_name);
  const words = (strong: string, rest: string) => ({ strong, rest, isLacked: true });
  if (gain === 'single_digit') return words(strings.singleDigit, strings.andLack);
  if (gain === 'finishes_set') return words(strings.finishes, set);
  if (is_new) return words(strings.isNew, strings.andLack);
  return words(strings.lack, set_gaps <= NEARLY ? set : '');
}

/** A set with so few gaps is worth naming. */
const NEARLY = 3;

function beatenWords({ gain, number }: Worded, saved: number): FindWords {
  const yours = formatNumber(saved);
  const words = (strong: string, rest: string) => ({ strong, rest, isLacked: false });
  if (gain === 'single_digit') return words(strings.singleDigit, strings.yours(yours));
  if (gain === 'class') return words(strings.classBetter, strings.yours(yours));
  return words(strings.lower(formatNumber(saved - number)), strings.thanYours(yours));
}
