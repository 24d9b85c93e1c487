import { formatNumber } from '../../../ui/format-number.ts';

export const noteStrings = {
  justNow: 'just now',
  minutes: (minutes: number) => `${minutes} min`,
  today: (time: string) => `today, ${time}`,
  yesterday: 'yesterday',
  lapsesToday: (time: string) => `lapses today at ${time}`,
  lapsesTomorrow: 'lapses tomorrow',
  lapsesOn: (day: string) => `lapses on ${day}`,
  lapsed: 'lapsed',
  unread: 'New, ',
  more: (count: number) => `and ${formatNumber(count)} more like it`,
  get: 'You get',
  give: 'You give',
  seeOffer: 'See the offer',
  later: 'Later',
  notMarked: 'That could not be marked as read. Try again in a moment.',
} as const;
