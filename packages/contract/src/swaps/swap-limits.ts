export const SMALLEST_RING = 2;
export const LARGEST_RING = 5;

export const RINGS_PER_PAGE = 6;
export const MOST_RINGS = 60;
export const OFFERS_PER_PAGE = 60;
/** Of each of the two lists on a profile, the best first. */
export const MOST_FITTING = 60;
export const PROPOSALS_PER_PAGE = 20;

export const PROPOSAL_DAYS = 7;

/** A player who has not been active for so long is in no new ring. */
export const AWAY_AFTER_DAYS = 14;
/** Proposals without this player's answer: open ones, and ones that ended so within the last 14 days. */
export const MOST_UNANSWERED = 3;
export const MOST_OPEN = 8;

export const MOST_WANTED_QUERIES = 10;
export const LONGEST_WANT_NAME = 60;
/** In one change. */
export const MOST_CHANGED_OFFERS = 500;

export const LONGEST_SWAP_MESSAGE = 1_000;
export const SWAP_MESSAGES_SHOWN = 100;
/** In one ring, until its end. */
export const MOST_SWAP_MESSAGES = 500;

export const HOURS_BETWEEN_REMINDERS = 24;
