import type { SearchCount } from '@wallabee/contract/search/search';
import { MORE_THAN_COUNTED, type SearchKind } from '@wallabee/contract/search/search-kinds';
import { formatNumber } from '../../../ui/format-number.ts';
import { resultStrings as strings } from '../results.strings.ts';

/** As on tabs. */
export function shortCount(count: Exclude<SearchCount, null>): string {
  return count === MORE_THAN_COUNTED ? strings.overTenThousand : formatNumber(count);
}

/** `265 numbers`; without a count, `numbers`. */
export function countedNoun(kind: SearchKind, count: SearchCount): { count: string; noun: string } {
  const { one, many } = strings.nouns[kind];
  if (count === null) return { count: '', noun: many };
  if (count === MORE_THAN_COUNTED) return { count: strings.moreThanTenThousand, noun: many };
  return { count: formatNumber(count), noun: count === 1 ? one : many };
}
