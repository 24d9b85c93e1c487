export const LONGEST_SLOW_SECONDS = 86_400;

/** What moderators choose from. */
export const SLOW_SECONDS = [0, 60, 300, 900, 3_600, 21_600, LONGEST_SLOW_SECONDS] as const;
