const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

/** In the reader's own time: 2 Nov, 14:05. No login is as old as a year. */
export function formatInstant(instant: string): string {
  return dayAndTime.format(new Date(instant));
}

/** A use is written down every five minutes at most. */
export function isJustNow(instant: string, now = Date.now()): boolean {
  return now - Date.parse(instant) < NOTED_EVERY_MS;
}

const NOTED_EVERY_MS = 6 * 60_000;
