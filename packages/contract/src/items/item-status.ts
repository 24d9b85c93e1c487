/** The statuses of the game's clients. */
export const ITEM_STATUSES = [
  'mixed',
  'dropped',
  'lockbox',
  'saved',
  'pouch',
  'mixing_pool',
  'recycle_center',
] as const;
export type ItemStatus = (typeof ITEM_STATUSES)[number];

/** With these, every issued item is counted once. */
export const OUT_OF_PLAY = ['unique_pool', 'limbo', 'destroyed'] as const;
export type OutOfPlay = (typeof OUT_OF_PLAY)[number];

export const COUNTED_LOCATIONS = [...ITEM_STATUSES, ...OUT_OF_PLAY] as const;
export type LocationCounts = Record<ItemStatus | OutOfPlay, number>;

export const NO_ITEMS = Object.fromEntries(
  COUNTED_LOCATIONS.map((location) => [location, 0]),
) as LocationCounts;

/** Counts cover the numbers from 1 to each of these. */
export const STATUS_RANGES = [99, 999, 9999] as const;
export type StatusRange = (typeof STATUS_RANGES)[number];
