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

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

export function instantOf(seconds: number): Date {
  return new Date(seconds * 1_000);
}

export function formatTime(seconds: number): string {
  return timeOfDay.format(instantOf(seconds));
}

/** With date and zone, for a tooltip. */
export function formatMoment(seconds: number): string {
  return moment.format(instantOf(seconds));
}

export function formatWhen(seconds: number, now: Date): string {
  const instant = instantOf(seconds);
  if (dayOf(instant) === dayOf(now)) return timeOfDay.format(instant);
  if (dayOf(instant) === dayOf(dayBefore(now))) return inboxStrings.yesterday;
  return (instant.getFullYear() === now.getFullYear() ? dayAndMonth : wholeDate).format(instant);
}

export function formatDay(seconds: number, now: Date): string {
  const instant = instantOf(seconds);
  if (dayOf(instant) === dayOf(now)) return inboxStrings.today;
  if (dayOf(instant) === dayOf(dayBefore(now))) return inboxStrings.yesterday;
  return longDate.format(instant);
}

export function dayOf(instant: Date): string {
  return `${instant.getFullYear()}-${instant.getMonth() + 1}-${instant.getDate()}`;
}

/** A day on which the clocks change does not have 24 hours. */
function dayBefore(now: Date): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
}
