import type { Limit } from './token-bucket.ts';

/** Points per second of one client network (an IPv4 address or an IPv6 /64), unless configured otherwise. */
export const NETWORK_POINTS_PER_SECOND = 1_500;

const BURST_SECONDS = 5;

/** Proportional to processor time (docs/decisions/0033-limits-per-network.md). */
export const NETWORK_COSTS = {
  /** Or a cached image. */
  file: 1,
  call: 5,
  cachedPage: 5,
  suggestion: 10,
  search: 25,
  bulk: 25,
  bulkFile: 250,
  ownLists: 1_000,
  pageData: 40,
  drawing: 25,
  page: 100,
  preview: 200,
} as const;

export type NetworkCost = keyof typeof NETWORK_COSTS;

export function networkLimit(pointsPerSecond = NETWORK_POINTS_PER_SECOND): Limit {
  return { perSecond: pointsPerSecond, burst: pointsPerSecond * BURST_SECONDS };
}
