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

/** Counts cover the numbers from 1 to each of these. */
export const STATUS_RANGES = [99, 999, 9999] as const;
export type StatusRange = (typeof STATUS_RANGES)[number];
