const inUtc = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The day in UTC, the same wherever it is read: 2 Nov 2022. */
export function formatDate(instant: string) {
  return inUtc.format(new Date(instant));
}
