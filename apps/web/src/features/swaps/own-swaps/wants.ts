import type { SwapWant } from '@wallabee/contract/swaps/own-swaps';

export type MissingWant = Extract<SwapWant, { kind: 'missing' }>;
export type LowerWant = Extract<SwapWant, { kind: 'lower' }>;
export type QueryWant = Extract<SwapWant, { kind: 'query' }>;

/** Both kinds and then the queries; a kind that the answer leaves out is switched off. */
export function sortedWants(wants: readonly SwapWant[]) {
  const missing = wants.find((want): want is MissingWant => want.kind === 'missing') ?? NO_MISSING;
  const lower = wants.find((want): want is LowerWant => want.kind === 'lower') ?? NO_LOWER;
  return { missing, lower, queries: wants.filter((want): want is QueryWant => want.kind === 'query') };
}

export interface ChangedWants {
  missing?: MissingWant;
  lower?: LowerWant;
  queries?: readonly QueryWant[];
}

export function changedWants(wants: readonly SwapWant[], change: ChangedWants): SwapWant[] {
  const { missing, lower, queries } = { ...sortedWants(wants), ...change };
  return [missing, lower, ...queries];
}

export function countWanted(wants: readonly SwapWant[]): number {
  return wants.filter(({ on }) => on).length;
}

const NO_MISSING: MissingWant = { kind: 'missing', on: false, gives_better_class: false };
const NO_LOWER: LowerWant = { kind: 'lower', on: false, better_class_only: true };
