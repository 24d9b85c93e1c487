import type { DayState, Part, State } from '@wallabee/contract/status/status-states';
import { formatNumber } from '../../ui/format-number.ts';

export const statusStrings = {
  title: 'Status · WallaBee',
  heading: 'Status',
  lead: 'The state of this site, now and in the last 90 days. The page refreshes every half minute.',
  asOf: 'As of',
  unknown: 'We could not learn how the site is.',
  unknownHint: 'The server did not answer. Either the site is down, or the connection to it is.',
  outdated: 'Below is its last answer,',

  parts: 'Parts of the site',
  partNames: {
    site: 'Site and API',
    database: 'Database',
    replica: 'Read replica',
    events: 'Event stream',
    game: 'The game',
    alerts: 'Alerts',
    deliveries: 'Pushes and webhooks',
    pictures: 'Pictures',
  } satisfies Record<Part, string>,
  states: {
    well: 'Works',
    slow: 'Slow',
    read_only: 'Read only',
    failing: 'Does not work',
  } satisfies Record<State, string>,

  lastHour: 'The last hour',
  half: 'Half of the answers within',
  most: '95 of 100 within',
  failed: 'Failed',
  milliseconds: (ms: number) => `${formatNumber(ms)} ms`,
  none: 'None yet',
  allServers: 'Calls and pages of all servers; files do not count.',
  oneServer: 'Only the server that answered, because the counts of the others are in the database.',

  history: 'The last 90 days',
  noHistory: 'The history cannot be read just now, because it is in the database.',
  firstDay: 'Nothing is recorded yet. The strip begins with the first minute in which a server runs.',
  legend: {
    well: 'no minute with trouble',
    troubled: 'some minutes with trouble',
    unrecorded: 'not recorded',
  } satisfies Record<DayState, string>,
  meaning:
    'Every minute each server records how many answers it gave and how many failed. A minute had trouble if at least 3 answers and one in 20 failed, or if a server could not write to the database. Minutes that no server recorded do not count: the site was switched off, or its records were lost.',
  allWell: (days: number) =>
    `${formatNumber(days)} recorded ${days === 1 ? 'day' : 'days'}, none with trouble.`,
  someTrouble: (troubled: number, days: number, last: string, share: string) =>
    `${formatNumber(troubled)} of ${formatNumber(days)} recorded ${days === 1 ? 'day' : 'days'} had trouble, last ${last}: ${share} of its recorded minutes were well.`,
  caption: 'How the site was on each of the last 90 days',
  day: 'Day (UTC)',
  columns: ['State', 'Well', 'Minutes with trouble', 'Minutes recorded'],
  dayStates: {
    well: 'Well',
    troubled: 'Trouble',
    unrecorded: 'Not recorded',
  } satisfies Record<DayState, string>,
} as const;
