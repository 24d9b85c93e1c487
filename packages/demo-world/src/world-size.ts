export interface WorldSize {
  players: number;
  places: number;
  /** Approximate: the last session may exceed it. */
  items: number;
  /** History events per item, without those of releases. */
  linesPerItem: number;
  /** Shares of all new items for the few commonest types, whose numbers reach five digits. */
  commonest: readonly number[];
  /** A hundred items each. */
  redeemedCodes: number;
  threads: number;
  itemThreads: number;
  longestThread: number;
  conversations: number;
  friendsEach: number;
}

export const WORLD_KINDS = ['small', 'demo', 'large'] as const;
export type WorldKind = (typeof WORLD_KINDS)[number];

export const WORLD_SIZES: Record<WorldKind, WorldSize> = {
  small: {
    players: 60,
    places: 120,
    // A Wishing Well accepts numbers from 10,000 and numbers have no gaps, so one type alone needs that many.
    items: 17_500,
    linesPerItem: 1.9,
    commonest: [0.545],
    redeemedCodes: 2,
    threads: 60,
    itemThreads: 40,
    longestThread: 60,
    conversations: 110,
    friendsEach: 5,
  },
  demo: {
    players: 1_200,
    places: 400,
    items: 150_000,
    linesPerItem: 2.56,
    commonest: [0.12, 0.1, 0.09, 0.022, 0.018, 0.015, 0.012],
    redeemedCodes: 24,
    threads: 1_700,
    itemThreads: 1_300,
    longestThread: 640,
    conversations: 2_250,
    friendsEach: 7,
  },
  large: {
    players: 10_000,
    places: 400,
    items: 1_050_000,
    linesPerItem: 2.56,
    commonest: [0.06, 0.05, 0.04, 0.03, 0.025, 0.02, 0.018, 0.016, 0.014, 0.012, 0.01, 0.01],
    redeemedCodes: 150,
    threads: 9_000,
    itemThreads: 1_900,
    longestThread: 2_500,
    conversations: 16_000,
    friendsEach: 8,
  },
};
