/** A profile is named after the year of its clients. */
export const API_PROFILE_NAMES = ['2012', '2017'] as const;

export type ApiProfileName = (typeof API_PROFILE_NAMES)[number];
