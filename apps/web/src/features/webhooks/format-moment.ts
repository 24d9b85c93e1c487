const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** “16 Nov, 08:14”, in the reader's own time. */
export function formatMoment(instant: string): string {
  return format.format(new Date(instant));
}
