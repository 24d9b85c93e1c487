/** What effort costs, in minutes. */
export const WALK_MINUTES_PER_KM = 12;
export const FORAGE_MINUTES = 20;
export const SWAP_MINUTES = 10;
export const MIX_MINUTES = 1;

/** How many honeycombs are worth a minute. */
export const DEFAULT_RATE = 10;
export const HIGHEST_RATE = 1_000;

/** Places that are further from the start are not planned. */
export const MOST_WALK_KM = 20;

/** The most item types of one plan. */
export const MOST_PLANNED_TYPES = 200;

export const PLAN_PREFERENCES = ['cheapest', 'walking', 'numbers'] as const;
export type PlanPreference = (typeof PLAN_PREFERENCES)[number];

export const WAY_KINDS = [
  'held',
  'place',
  'market',
  'store',
  'mix',
  'forage',
  'swap',
  'container',
  'gift',
  'none',
] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** Why an item type cannot be had. */
export const IMPOSSIBLE_REASONS = [
  'undiscovered',
  'retired',
  'retired_part',
  'undiscovered_part',
  'secret',
  'by_chance',
  'gifted',
  'too_far',
  'used_up',
  'nobody_lower',
  'nobody',
] as const;
export type ImpossibleReason = (typeof IMPOSSIBLE_REASONS)[number];
