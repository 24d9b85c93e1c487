/** What is counted of each day of the game. */
export const GAME_FIGURES = [
  'active_players',
  'finds',
  'trades',
  'mixes',
  'issued',
  'sets_completed',
  'new_players',
] as const;
export type GameFigure = (typeof GAME_FIGURES)[number];
