/** A status with slow parts, one failing part, two troubled days, and no record of the first thirty days. */
export function troubledStatus() {
  const now = new Date();
  return {
    state: 'failing',
    words: 'Some parts do not work.',
    at: now.toISOString(),
    parts: [
      { part: 'site', state: 'well', words: 'Pages and calls are answered.' },
      { part: 'database', state: 'read_only', words: 'It answers, but takes no changes.' },
      { part: 'replica', state: 'slow', words: 'It is behind or cannot be reached.' },
      { part: 'events', state: 'well', words: 'Events are sent as they happen.' },
      {
        part: 'game',
        state: 'failing',
        words: 'Nothing has happened for 14 minutes, although the game is on.',
      },
    ],
    last_hour: { is_of_one_server: false, failed_share: 0.0213, p50_ms: 12, p95_ms: 1840 },
    days: Array.from({ length: 90 }, (_, place) => dayOf(place, now)),
  };
}

const DAY_MS = 24 * 3600 * 1000;

/** @param {number} place @param {Date} now */
function dayOf(place, now) {
  const day = new Date(now.getTime() - (89 - place) * DAY_MS).toISOString().slice(0, 10);
  if (place < 30)
    return { day, state: 'unrecorded', recorded_minutes: 0, troubled_minutes: 0, availability: null };
  const troubled_minutes = place === 50 ? 3 : place === 80 ? 288 : 0;
  return {
    day,
    state: troubled_minutes > 0 ? 'troubled' : 'well',
    recorded_minutes: 1440,
    troubled_minutes,
    availability: (1440 - troubled_minutes) / 1440,
  };
}
