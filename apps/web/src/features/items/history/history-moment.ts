const inUtc = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** To the minute in UTC, the same wherever it is read: 2 Nov 2022, 09:41. */
export function formatMoment(instant: string): string {
  return inUtc.format(new Date(instant));
}
