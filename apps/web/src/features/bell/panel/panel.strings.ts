import { formatNumber } from '../../../ui/format-number.ts';

const counted = (label: string, count: number) => (count === 0 ? label : `${label} ${formatNumber(count)}`);

export const panelStrings = {
  heading: 'Notifications',
  markAll: 'Mark all read',
  settings: 'Notification settings',
  filter: 'Show',
  all: 'All',
  trades: (count: number) => counted('Trades', count),
  mentions: (count: number) => counted('Mentions', count),
  unread: 'New',
  earlier: 'Earlier',
  everything: (since: string) => `Everything since ${since}`,
  stuck: 'The bell is stuck',
  quiet: 'All quiet.',
  choose: 'Choose what rings',
  quietTrades: 'No trades here.',
  quietMentions: 'Your name has not come up.',
} as const;
