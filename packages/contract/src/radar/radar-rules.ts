/** A walk of twelve minutes. */
export const DEFAULT_KM = 1;
export const MOST_KM = 50;
export const FINDS_PER_PAGE = 60;
export const MOST_PINS = 300;

/** What a find is worth to a player, from the most to the least. */
export const RADAR_GAINS = ['single_digit', 'finishes_set', 'missing', 'class', 'lower'] as const;
export type RadarGain = (typeof RADAR_GAINS)[number];

export const RADAR_ORDERS = ['best', 'nearest', 'number', 'price'] as const;
export type RadarOrder = (typeof RADAR_ORDERS)[number];
