const inUtc = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** In UTC, the same for every reader. */
export function formatDate(instant: string) {
  return inUtc.format(new Date(instant));
}
