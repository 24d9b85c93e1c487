const inUtc = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** In UTC to the minute, the same for every reader. */
export function formatMoment(instant: string): string {
  return inUtc.format(new Date(instant));
}
