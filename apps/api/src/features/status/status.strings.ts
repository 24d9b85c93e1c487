import type { State } from '@wallabee/contract/status/status-states';

export const statusStrings = {
  whole: {
    well: 'Everything works.',
    slow: 'Everything works, but some of it is slow.',
    read_only: 'Everything can be read, but nothing can be changed just now.',
    failing: 'Some parts do not work.',
  } satisfies Record<State, string>,
  databaseAway: 'The database cannot be reached, so most of the site does not work.',

  siteWell: 'Pages and calls are answered.',
  siteOverloaded: 'The site is overloaded, so some requests are refused.',
  siteSlow: (seconds: string) => `One of twenty answers takes longer than ${seconds}.`,
  siteFailing: (percent: string) => `In the last five minutes ${percent} of the answers failed.`,

  databaseWell: 'It answers, and changes are stored.',
  databaseSlow: (seconds: string) => `It answers only after ${seconds}.`,
  databaseReadOnly: 'It answers, but takes no changes.',
  databaseFailing: 'It cannot be reached. It is tried again every second.',
  waitsForDatabase: 'It waits for the database.',

  replicaUsed: 'It answers visitors’ reads.',
  replicaUnused: 'It is behind or cannot be reached, so the database itself answers.',

  eventsWell: 'Events are sent as they happen.',
  eventsLate: 'Events are sent some seconds late.',

  gameLoaded: 'Nothing has happened since this world was loaded.',
  gameLast: (ago: string) => `Something last happened ${ago} ago.`,
  gameSilent: (ago: string) => `Nothing has happened for ${ago}, although the game is on.`,
  gameReadOnly: 'Nobody can act while nothing can be changed.',

  alertsWell: 'Alerts ring as things happen.',
  alertsLate: (ago: string) => `Alerts ring late: an event has waited for ${ago}.`,

  deliveriesWell: 'Pushes and webhooks are sent as they are due.',
  deliveriesLate: (ago: string) => `Pushes and webhooks are late: one has been due for ${ago}.`,

  picturesWell: 'Pictures are drawn and sent.',
  picturesSlow: 'More pictures are requested than can be drawn at once.',
  picturesFailing: 'New pictures cannot be drawn; those drawn before are sent.',
} as const;

/** A rounded duration: 40 seconds, 3 minutes, 5 hours. */
export function timeWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  if (seconds < 90) return counted(seconds, 'second');
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return counted(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
