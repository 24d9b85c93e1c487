import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { ProudReason } from './proud-reason.ts';

const OF_A_KIND = ['', '', 'a pair', 'three of a kind', 'four of a kind', 'five of a kind'];

/** `isSaved`: of a saved item; others are only held. */
export function reasonWords(reason: ProudReason, isSaved: boolean): string {
  switch (reason.kind) {
    case 'first':
      return 'the very first';
    case 'repdigit':
      return OF_A_KIND[reason.digits] ?? 'all of a kind';
    case 'sequence':
      return 'digits in a row';
    case 'palindrome':
      return 'palindrome';
    case 'round':
      return 'a round number';
    case 'journey':
      return `${formatNumber(reason.kilometres)} km, ${hands(reason.hands)}`;
    case 'hands':
      return `came through ${hands(reason.hands)}`;
    case 'since':
      return `${isSaved ? 'saved' : 'held'} since ${reason.year}`;
  }
}

function hands(count: number): string {
  return count === 1 ? '1 pair of hands' : `${formatNumber(count)} hands`;
}
