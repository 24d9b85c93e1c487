export const MOST_MATCHES = 100;
export const MOST_NEAR_PLAYERS = 6;
