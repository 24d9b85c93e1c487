import type { StatusDay } from '@wallabee/contract/status/status';
import { formatDate } from '../../ui/format-date.ts';
import { statusStrings as strings } from './status.strings.ts';

/** Sums the strip up; null if nothing is recorded. */
export function historyWords(days: readonly StatusDay[]): string | null {
  const recorded = days.filter(({ state }) => state !== 'unrecorded');
  if (recorded.length === 0) return null;
  const troubled = recorded.filter(({ state }) => state === 'troubled');
  const last = troubled.at(-1);
  if (!last) return strings.allWell(recorded.length);
  return strings.someTrouble(
    troubled.length,
    recorded.length,
    formatDate(last.day),
    shareWords(last.availability),
  );
}

/** Rounds down, so that a day with trouble never shows 100 %. */
export function shareWords(share: number | null): string {
  return share === null ? '–' : `${(Math.floor(share * 1_000) / 10).toFixed(1)} %`;
}

/** Rounds up, so that 0 % always means that nothing failed. */
export function failedWords(share: number | null): string {
  return share === null ? strings.none : `${(Math.ceil(share * 10_000) / 100).toFixed(2)} %`;
}
