import type { ForagingCalendar } from '@wallabee/contract/cabinet/cabinet';
import { formatNumber } from '../../../ui/format-number.ts';
import { cabinetRestStrings, dayWords, doneWords } from '../cabinet-rest.strings.ts';
import { calendarSentenceStrings as strings } from './calendar-sentence.strings.ts';

interface CalendarSentenceProps {
  calendar: ForagingCalendar;
  /** How many days the calendar has so far. */
  shown: number;
}

export function CalendarSentence({ calendar, shown }: CalendarSentenceProps) {
  const { days, longest_run: run, busiest } = calendar;
  if (!run || !busiest) return cabinetRestStrings.notOut;
  return (
    <>
      {strings.out} <b>{strings.days(days.length)}</b> {strings.ofLast(formatNumber(shown))} {strings.longest}{' '}
      <b>{strings.days(run.days)}</b>
      {strings.from(dayWords(run.from))} {strings.busiest} <b>{dayWords(busiest.day)}</b>
      {strings.done(doneWords(busiest), busiest.place)}
    </>
  );
}
