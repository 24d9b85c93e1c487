/** The game's numbers, said once. The rules decide by them and the FAQ states them. */

export const RECYCLE_DELAY_SECONDS = 60;

export const JOB_LOT_LOWEST_NUMBER = 2_000;

export const WISHING_WELL_LOWEST_NUMBER = 10_000;
export const WISHES_TO_REDEEM = 50;

/** Redeeming a code gives so many items, locked, into the lockbox. */
export const REDEEM_ITEM_COUNT = 100;

/** An account that completes no set for so long releases its items… */
export const INACTIVITY_MONTHS = 12;
/** …counted from this day at the earliest. */
export const INACTIVITY_FROM = '2022-01-01T00:00:00.000Z';

/** Honeycombs for a new item that the Market sells and no store has a price for. */
export const MARKET_BUY_NOW_COST = 250;
/** The most a player may ask for an item on the Market, in honeycombs. */
export const MARKET_HIGHEST_COST = 1_000_000;
/** The most honeycombs the online store sells at once. */
export const LARGEST_TOP_UP = 100_000;
