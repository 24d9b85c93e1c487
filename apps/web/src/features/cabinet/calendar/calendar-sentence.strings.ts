import { formatNumber } from '../../../ui/format-number.ts';

/** The parts of a sentence: 'Out on 188 days of the last 364. Longest run 41 days, from 17 April. Busiest day 8 May, 37 finds, at Markthalle Neun.' */
export const calendarSentenceStrings = {
  out: 'Out on',
  days: (count: number) => (count === 1 ? '1 day' : `${formatNumber(count)} days`),
  ofLast: (days: string) => `of the last ${days}.`,
  longest: 'Longest run',
  from: (day: string) => `, from ${day}.`,
  busiest: 'Busiest day',
  done: (words: string, place: string | null) => `, ${words}${place === null ? '' : `, at ${place}`}.`,
} as const;
