import type { BellKind } from '@wallabee/contract/bell/bell-kinds';

export const PUSH_TITLES: Record<BellKind, string> = {
  alerts: 'An alert rings',
  trades: 'A swap moves',
  messages: 'A new message',
  mentions: 'Somebody mentions you',
  threads: 'News in a thread',
  buzzes: 'A buzz for you',
  gifts: 'A gift for you',
  former_items: 'An old friend is seen',
  sets: 'A set is complete',
  releases: 'New items',
  moderation: 'From the moderators',
};
