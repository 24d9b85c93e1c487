/** Kinds of notifications, in the order in which the settings list them. */
export const BELL_KINDS = [
  'alerts',
  'trades',
  'messages',
  'mentions',
  'threads',
  'buzzes',
  'gifts',
  'former_items',
  'sets',
  'releases',
  'moderation',
] as const;
export type BellKind = (typeof BELL_KINDS)[number];

export const BELL_WAYS = ['site', 'push', 'feed', 'webhook'] as const;
export type BellWay = (typeof BELL_WAYS)[number];

export type KindWays = Record<BellWay, boolean>;

/** What applies to a kind until the player changes it. */
export const DEFAULT_WAYS: Record<BellKind, KindWays> = {
  alerts: { site: true, push: true, feed: true, webhook: true },
  trades: { site: true, push: true, feed: true, webhook: true },
  messages: { site: true, push: true, feed: false, webhook: false },
  mentions: { site: true, push: true, feed: true, webhook: false },
  threads: { site: true, push: false, feed: true, webhook: false },
  buzzes: { site: true, push: false, feed: false, webhook: false },
  gifts: { site: true, push: true, feed: true, webhook: false },
  former_items: { site: true, push: false, feed: true, webhook: true },
  sets: { site: true, push: false, feed: false, webhook: false },
  releases: { site: true, push: true, feed: true, webhook: false },
  moderation: { site: true, push: false, feed: false, webhook: false },
};
