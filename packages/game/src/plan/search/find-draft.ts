import { searchBest } from './branch-and-bound.ts';
import type { Draft } from './draft.ts';
import { greedyDraft } from './greedy.ts';
import type { Model } from './model.ts';
import { pricesFor } from './prices.ts';
import type { Walks } from './walks.ts';

export interface FindOptions {
  readonly walks: Walks;
  readonly perMetre: number;
  readonly isOver: () => boolean;
}

/** How many branches are tried at most, and after how many the clock is read. */
const MOST_BRANCHES = 50_000;
const BRANCHES_A_LOOK = 64;

export function findDraft(model: Model, options: FindOptions): { draft: Draft; atLeast: number } {
  const prices = pricesFor(model, new Float64Array(model.itemCount));
  const first = greedyDraft(model, { ...options, prices });
  const { best, atLeast } = searchBest(model, first, { ...options, prices, isOver: branchLimit(options) });
  return { draft: best, atLeast: atLeast ?? prices.total };
}

function branchLimit({ isOver }: FindOptions): () => boolean {
  let branches = 0;
  return () => {
    branches += 1;
    return branches > MOST_BRANCHES || (branches % BRANCHES_A_LOOK === 0 && isOver());
  };
}
