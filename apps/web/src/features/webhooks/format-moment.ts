const TO_THE_MINUTE = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
const minutes = new Intl.DateTimeFormat('en-GB', TO_THE_MINUTE);
const seconds = new Intl.DateTimeFormat('en-GB', { ...TO_THE_MINUTE, second: '2-digit' });

/** “16 Nov, 08:14”, in the reader's own time. */
export function formatMoment(instant: string): string {
  return minutes.format(new Date(instant));
}

/** “16 Nov, 08:14:05”: several deliveries are sent within a minute. */
export function formatDelivery(instant: string): string {
  return seconds.format(new Date(instant));
}
