const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** In the reader's time zone; sessions expire within a year, so the year is left out. */
export function formatInstant(instant: string): string {
  return dayAndTime.format(new Date(instant));
}

/** The server records the last use at most every five minutes. */
export function isJustNow(instant: string, now = Date.now()): boolean {
  return now - Date.parse(instant) < NOTED_EVERY_MS;
}

const NOTED_EVERY_MS = 6 * 60_000;
