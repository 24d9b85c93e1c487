import { z } from 'zod';

/** PostgreSQL has no year 0. */
export function calendarDay(error = 'must be a day such as 2016-05-01') {
  return z.iso.date({ error }).refine((day) => !day.startsWith('0000'), { error });
}

export const CalendarDay = calendarDay().meta({ description: 'A day in UTC.', example: '2016-05-01' });

export const CalendarMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'must be a month such as 2016-05')
  .meta({ description: 'A month in UTC.', example: '2016-05' });

/** Makes the answer of a call that of a past day. */
export const At = CalendarDay.optional().meta({
  description:
    'A day in UTC, not in the future: the answer is as of its end, after the last event of the day. Without it, the answer is as of now.',
  example: '2016-05-01',
});
