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

/** `hidden` replaces the location of an item whose type is undiscovered. */
export const SHOWN_LOCATIONS = [...ITEM_LOCATIONS, 'hidden'] as const;
export type ShownLocation = (typeof SHOWN_LOCATIONS)[number];
