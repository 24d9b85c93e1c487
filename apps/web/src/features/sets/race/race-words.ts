import type { SetRace } from '@wallabee/contract/sets/race';
import { yearsOf } from '../../../ui/charts/months.ts';
import { capital, numberWord } from '../../../ui/charts/number-words.ts';
import { raceStrings as strings } from './race.strings.ts';

/** What follows the total in the sentence below the chart. */
export function raceWords({ total_completed, first, released_at, finishers }: SetRace): string {
  const [winner] = first;
  const parts = [`${strings.completed(numberWord(total_completed))}.`];
  if (winner) parts.push(strings.first(winner.player.name, timeWords(released_at, winner.completed_at)));
  const thisYear = yearsOf(finishers).at(-1)?.added ?? 0;
  if (thisYear > 0 && thisYear < total_completed) parts.push(capital(strings.thisYear(numberWord(thisYear))));
  return parts.join(' ');
}

/** How long after the release something was, in days, weeks or months. */
export function timeWords(released: string, at: string): string {
  const days = Math.floor((Date.parse(at) - Date.parse(released)) / DAY);
  if (days < 0) return strings.before;
  if (days === 0) return strings.sameDay;
  return strings.after(lengthOf(days));
}

const DAY = 24 * 3600 * 1000;

function lengthOf(days: number): string {
  if (days < 21) return strings.days(days, numberWord(days));
  if (days < 60) return strings.weeks(numberWord(Math.round(days / 7)));
  return strings.months(numberWord(Math.round(days / (365.25 / 12))));
}
