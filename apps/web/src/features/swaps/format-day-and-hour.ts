/** In the reader's own time, for pages that only the browser renders. */
export function formatDayAndHour(instant: string): string {
  return format.format(new Date(instant));
}

const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});
