/** The game's constants, used by the rules and stated by the FAQ. */

export const RECYCLE_DELAY_SECONDS = 60;

export const JOB_LOT_LOWEST_NUMBER = 2_000;

export const WISHING_WELL_LOWEST_NUMBER = 10_000;
export const WISHES_TO_REDEEM = 50;

/** Items per redeemed code; they arrive locked, in the lockbox. */
export const REDEEM_ITEM_COUNT = 100;

/** Months without a completed set after which an account releases its items. */
export const INACTIVITY_MONTHS = 12;
/** The earliest day from which inactivity counts. */
export const INACTIVITY_FROM = '2022-01-01T00:00:00.000Z';

/** Price in honeycombs of a new item that only the Market sells. */
export const MARKET_BUY_NOW_COST = 250;
/** Highest asking price on the Market, in honeycombs. */
export const MARKET_HIGHEST_COST = 1_000_000;
export const LARGEST_TOP_UP = 100_000;

export const RING_LEAST_PLAYERS = 2;
export const RING_MOST_PLAYERS = 5;
