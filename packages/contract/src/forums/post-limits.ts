export const LONGEST_TITLE = 120;
export const LONGEST_TEXT = 10_000;
export const LONGEST_REASON = 500;
export const LONGEST_QUOTED_PART = 1_000;
/** Of a post that is quoted as a whole. */
export const LONGEST_QUOTE = 400;
export const MOST_DRAFTS = 50;
