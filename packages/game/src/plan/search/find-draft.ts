import { searchBest } from './branch-and-bound.ts';
import { type Draft, isBetter } from './draft.ts';
import { type GreedyOptions, greedyDraft } from './greedy.ts';
import { leastCost } from './least-cost.ts';
import type { Model } from './model.ts';
import { type Prices, pricesFor } from './prices.ts';
import { raisePrices } from './rents.ts';
import type { Walks } from './walks.ts';

export interface FindOptions {
  readonly walks: Walks;
  readonly perMetre: number;
  /** Whether this share of the time has passed. */
  readonly isOver: (share: number) => boolean;
}

/** How many branches are tried at most, and after how many the clock is read. */
const MOST_BRANCHES = 50_000;
const BRANCHES_A_LOOK = 16;
const MOST_ROUNDS = 3;
const MOST_TRIES = 8;
/** Shares of the time after which the prices, the greedy plans and the search end. */
const ENDS = { prices: 0.35, greedy: 0.6, search: 0.8 };

/** A good plan by greedy choices, then a better one by search, and what the best plan costs at least. */
export function findDraft(model: Model, options: FindOptions): { draft: Draft; atLeast: number } {
  const free = pricesFor(model, new Float64Array(model.itemCount));
  const first = bestOf(
    [{}, { free: new Set(model.places.keys()) }].map((choice) =>
      draftForAll(model, { ...options, prices: free, ...choice }),
    ),
  );
  const prices = raisePrices(model, first, () => options.isOver(ENDS.prices));
  const better = improveByPlaces(model, first, { ...options, prices });
  const { best, atLeast } = searchBest(model, better, { ...options, prices, isOver: branchLimit(options) });
  return { draft: best, atLeast: atLeast ?? leastCost(model, prices, { ...options, missed: best.missed }) };
}

/** Targets that come away empty are served first in the next try, whatever the time. */
function draftForAll(model: Model, options: GreedyOptions): Draft {
  let best = greedyDraft(model, options);
  let served: readonly number[] = [];
  let last = best;
  for (let round = 0; round < MOST_TRIES && last.missed > 0; round += 1) {
    const empty = last.targets.flatMap((supply, index) =>
      supply === undefined && (model.targets[index]?.supplies.length ?? 0) > 0 ? [index] : [],
    );
    served = [...empty, ...served.filter((index) => !empty.includes(index))];
    last = greedyDraft(model, { ...options, served });
    if (isBetter(last, best)) best = last;
  }
  return best;
}

/** Tries the plan without a walk, and then with one place more or less, as long as it gets better. */
function improveByPlaces(model: Model, first: Draft, options: FindOptions & { prices: Prices }): Draft {
  const places = [...model.places.keys()];
  let best = first;
  const attempt = (choice: Pick<GreedyOptions, 'free' | 'banned'>) => {
    if (options.isOver(ENDS.greedy)) return;
    const draft = greedyDraft(model, { ...options, ...choice });
    if (isBetter(draft, best)) best = draft;
  };
  attempt({});
  attempt({ banned: new Set(places) });
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const before = best;
    for (const place of places) {
      const visited = new Set(best.walk.order);
      if (visited.delete(place)) attempt({ free: visited, banned: new Set([place]) });
      else attempt({ free: visited.add(place) });
    }
    if (best === before) break;
  }
  return best;
}

function bestOf(drafts: readonly Draft[]): Draft {
  return drafts.reduce((one, other) => (isBetter(other, one) ? other : one));
}

function branchLimit({ isOver }: FindOptions): () => boolean {
  let branches = 0;
  return () => {
    branches += 1;
    return branches > MOST_BRANCHES || (branches % BRANCHES_A_LOOK === 1 && isOver(ENDS.search));
  };
}
