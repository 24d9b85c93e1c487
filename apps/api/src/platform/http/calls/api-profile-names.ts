/** The years from which the forms of answers are that older clients read. */
export const API_PROFILE_NAMES = ['2012', '2017'] as const;

export type ApiProfileName = (typeof API_PROFILE_NAMES)[number];
