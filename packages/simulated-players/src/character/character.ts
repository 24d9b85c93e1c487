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
  return { kind, voice, patterns, birthday };
}

/** Percent of all players. */
const SHARES: Record<PlayerKind, number> = {
  completist: 27,
  walker: 19,
  number_hunter: 14,
  trader: 13,
  mixer: 11,
  newcomer: 9,
  lapsed: 7,
};

function drawKind(draw: number): PlayerKind {
  let left = draw * 100;
  for (const kind of PLAYER_KINDS) {
    left -= SHARES[kind];
    if (left < 0) return kind;
  }
  return 'completist';
}
