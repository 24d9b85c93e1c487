import type { ApplicationKey } from '@wallabee/contract/keys/application-key';
import { KEY_USE_DAYS } from '@wallabee/contract/keys/key-rules';
import type { KeyDay } from '@wallabee/contract/keys/key-use';
import { DAY_MS, dayOf } from '@wallabee/contract/protocol/day';
import { formatDate } from '../../ui/format-date.ts';
import { keyStrings as strings } from './keys.strings.ts';

/** Sums the chart up. */
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

/** `Never` is certain only if the key is younger than the retained use counts. */
export function lastUseWords(
  { created_at, last_used_on }: Pick<ApplicationKey, 'created_at' | 'last_used_on'>,
  now: Date,
): string {
  if (last_used_on) return formatDate(last_used_on);
  const firstKnown = dayOf(now.getTime() - (KEY_USE_DAYS - 1) * DAY_MS);
  return dayOf(Date.parse(created_at)) >= firstKnown ? strings.never : strings.notLately;
}
