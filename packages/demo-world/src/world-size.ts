export interface WorldSize {
  players: number;
  /** Multiplies how many join by this each year: a larger world is younger. */
  growth: number;
  /** The share of players whose moments are remembered, to be written about. */
  diaries: number;
  places: number;
  /** Visits of players to places; they make most of the items. */
  visits: number;
  /** How many there are of the few commonest types, which Job Lots and Wishing Wells use up. */
  commonest: readonly number[];
  /** A hundred items each. */
  redeemedCodes: number;
  /** Without those about one item type. */
  threads: number;
  /** How many threads of the corpus are used. */
  writtenThreads: number;
  itemThreads: number;
  /** How long threads are, relative to the demo world. */
  replies: number;
  longestThread: number;
  /** Games and threads that run for ever, twice as many of those. */
  games: number;
  conversations: number;
  friendsEach: number;
}

export const WORLD_KINDS = ['small', 'demo', 'large', 'huge'] as const;
export type WorldKind = (typeof WORLD_KINDS)[number];

export const WORLD_SIZES: Record<WorldKind, WorldSize> = {
  small: {
    players: 60,
    growth: 1,
    diaries: 1,
    places: 100,
    visits: 950,
    // A Wishing Well accepts numbers from 10,000 and numbers have no gaps, so one type alone needs that many.
    commonest: [10_400],
    redeemedCodes: 2,
    threads: 72,
    writtenThreads: 26,
    itemThreads: 38,
    replies: 0.7,
    longestThread: 60,
    games: 1,
    conversations: 130,
    friendsEach: 5,
  },
  demo: {
    players: 1_200,
    growth: 1,
    diaries: 1,
    places: 710,
    visits: 37_200,
    commonest: [3_300, 2_700],
    redeemedCodes: 6,
    threads: 1_750,
    writtenThreads: 400,
    itemThreads: 1_300,
    replies: 1,
    longestThread: 640,
    games: 6,
    conversations: 2_600,
    friendsEach: 7,
  },
  large: {
    players: 15_000,
    growth: 1.65,
    diaries: 0.4,
    places: 710,
    visits: 108_000,
    commonest: [18_500, 16_000, 12_000, 8_000],
    redeemedCodes: 40,
    threads: 10_000,
    writtenThreads: 400,
    itemThreads: 1_900,
    replies: 1.5,
    longestThread: 2_500,
    games: 6,
    conversations: 18_500,
    friendsEach: 8,
  },
  huge: {
    players: 100_000,
    growth: 1.65,
    diaries: 0.1,
    places: 710,
    visits: 930_000,
    commonest: [120_000, 90_000, 60_000, 40_000],
    redeemedCodes: 250,
    threads: 30_000,
    writtenThreads: 400,
    itemThreads: 1_900,
    replies: 1.5,
    longestThread: 5_000,
    games: 6,
    conversations: 60_000,
    friendsEach: 8,
  },
};
