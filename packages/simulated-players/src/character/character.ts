import { createChance } from '../chance.ts';

/** What a player likes most about the game. */
export const PLAYER_KINDS = [
  'number_hunter',
  'completist',
  'mixer',
  'trader',
  'walker',
  'newcomer',
  'lapsed',
] as const;
export type PlayerKind = (typeof PLAYER_KINDS)[number];

export const VOICES = ['dry', 'warm', 'keen', 'exact', 'terse', 'chatty', 'grumpy', 'dreamy'] as const;
export type Voice = (typeof VOICES)[number];

/** What makes a number special to somebody. */
export const PATTERNS = ['palindrome', 'repdigit', 'sequence', 'round', 'year', 'birthday'] as const;
export type Pattern = (typeof PATTERNS)[number];

export interface Birthday {
  readonly month: number;
  readonly day: number;
}

export interface Character {
  readonly kind: PlayerKind;
  readonly voice: Voice;
  /** The patterns the player would pay for. */
  readonly patterns: readonly Pattern[];
  readonly birthday: Birthday | null;
  /** Spare items carried before some are given away. */
  readonly carries: number;
  /** Where in the home city the player lives, and where journeys lead: shares of lists of places. */
  readonly homeSpot: number;
  readonly destinations: readonly number[];
}

/**
 * The character follows from the username, so that the live game finds the same one as the generator without
 * a column of its own.
 */
export function characterOf({
  username,
  birthday,
}: {
  username: string;
  birthday: Birthday | null;
}): Character {
  const chance = createChance(0, `character/${username.toLowerCase()}`);
  const kind = drawKind(chance.next());
  const voice = chance.pick(VOICES);
  const patterns = chance.sample(PATTERNS, kind === 'number_hunter' ? 4 : chance.integer(3));
  return {
    kind,
    voice,
    patterns,
    birthday,
    carries: Math.round(CARRIES[kind] * (0.6 + chance.next())),
    homeSpot: chance.next(),
    destinations: [chance.next(), chance.next(), chance.next()],
  };
}

const CARRIES: Record<PlayerKind, number> = {
  completist: 14,
  walker: 9,
  number_hunter: 16,
  trader: 28,
  mixer: 22,
  newcomer: 12,
  lapsed: 10,
};

/** Percent of all players. */
const SHARES: Record<PlayerKind, number> = {
  completist: 25,
  walker: 18,
  newcomer: 16,
  number_hunter: 13,
  trader: 12,
  mixer: 10,
  lapsed: 6,
};

function drawKind(draw: number): PlayerKind {
  let left = draw * 100;
  for (const kind of PLAYER_KINDS) {
    left -= SHARES[kind];
    if (left < 0) return kind;
  }
  return 'completist';
}
