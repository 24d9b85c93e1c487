export const ITEM_LOCATIONS = [
  'pouch',
  'saved',
  'lockbox',
  'dropped',
  'mixing_pool',
  'unique_pool',
  'limbo',
  'recycle_center',
  'mixed',
  'destroyed',
] as const;
export type ItemLocation = (typeof ITEM_LOCATIONS)[number];
