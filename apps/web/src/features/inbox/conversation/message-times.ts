import { inboxStrings } from '../inbox.strings.ts';

const timeOfDay = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
const wholeDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const longDate = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** Messages carry seconds; what is shown is the reader's own time of day. */
export function instantOf(seconds: number): Date {
  return new Date(seconds * 1_000);
}

export function formatTime(seconds: number): string {
  return timeOfDay.format(instantOf(seconds));
}

/** As short as it can be told: the time today, else the day. */
export function formatWhen(seconds: number, now: Date): string {
  const instant = instantOf(seconds);
  if (dayOf(instant) === dayOf(now)) return timeOfDay.format(instant);
  if (dayOf(instant) === dayOf(dayBefore(now))) return inboxStrings.yesterday;
  return (instant.getFullYear() === now.getFullYear() ? dayAndMonth : wholeDate).format(instant);
}

/** The heading over a day's messages. */
export function formatDay(seconds: number, now: Date): string {
  const instant = instantOf(seconds);
  if (dayOf(instant) === dayOf(now)) return inboxStrings.today;
  if (dayOf(instant) === dayOf(dayBefore(now))) return inboxStrings.yesterday;
  return longDate.format(instant);
}

/** Names a day of the reader's calendar: the same for all instants of it. */
export function dayOf(instant: Date): string {
  return `${instant.getFullYear()}-${instant.getMonth() + 1}-${instant.getDate()}`;
}

/** By the calendar, not by 24 hours: days on which the clocks change are longer or shorter. */
function dayBefore(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
}
