/** Of the search for item types. */
export const MOST_FOUND_ITEMS = 100;
export const MOST_NEAR_NAMES = 5;
export const MOST_SUGGESTIONS = 8;

/** Of the suggestions of every kind. */
export const MOST_JUMPS = 3;
export const MOST_ROWS_OF_A_KIND = 3;
