const dayAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** In the reader's own time: 2 Nov 2026, 14:05. */
export function formatInstant(instant: string): string {
  return dayAndTime.format(new Date(instant));
}

/** A use is written down every five minutes at most. */
export function isJustNow(instant: string, now = Date.now()): boolean {
  return now - Date.parse(instant) < NOTED_EVERY_MS;
}

const NOTED_EVERY_MS = 6 * 60_000;
