export const LONGEST_TITLE = 120;
export const LONGEST_TEXT = 10_000;
export const LONGEST_REASON = 500;
