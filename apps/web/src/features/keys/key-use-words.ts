import type { KeyDay } from '@wallabee/contract/keys/key-use';
import { formatDate } from '../../ui/format-date.ts';
import { keyStrings as strings } from './keys.strings.ts';

/** The point of the chart. */
export function wordsOfUse(days: readonly KeyDay[]): string {
  const calls = sumOf(days, 'calls');
  if (calls === 0) return strings.noCalls;
  const busiest = days.reduce((most, day) => (day.calls > most.calls ? day : most));
  const sentence = strings.callsInAll(calls, busiest.calls, formatDate(busiest.day));
  return `${sentence} ${strings.refusedInAll(sumOf(days, 'refused'))}`;
}

function sumOf(days: readonly KeyDay[], figure: 'calls' | 'refused'): number {
  return days.reduce((sum, day) => sum + day[figure], 0);
}
