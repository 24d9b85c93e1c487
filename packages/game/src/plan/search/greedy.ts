import { createDraft, type Draft } from './draft.ts';
import type { Model, Supply } from './model.ts';
import type { Prices } from './prices.ts';
import { cheapestInsertion, type Walks } from './walks.ts';

export interface GreedyOptions {
  readonly walks: Walks;
  readonly perMetre: number;
  readonly prices: Prices;
  /** Places that count as visited, so that several targets together may be worth the walk. */
  readonly free?: ReadonlySet<number>;
  readonly banned?: ReadonlySet<number>;
  /** Targets that are served before all others, by index. */
  readonly served?: readonly number[];
}

/** Gets one target after another in the way that looks cheapest with what is left. */
export function greedyDraft(model: Model, options: GreedyOptions): Draft {
  const { prices } = options;
  const taker = createTaker(model, options);
  const targets: (Supply | undefined)[] = model.targets.map(() => undefined);
  // The dearest first, because it loses the most when another has used its items.
  const byPrice = model.targets
    .map((_, index) => index)
    .sort((one, other) => (prices.targets[other] as number) - (prices.targets[one] as number) || one - other);
  for (const index of new Set([...(options.served ?? []), ...byPrice]))
    targets[index] = taker.target(model.targets[index]?.supplies ?? []);
  return createDraft(model, options, { targets, parts: taker.parts });
}

/** Takes supplies with their parts, as long as their items are there. */
function createTaker(model: Model, options: GreedyOptions) {
  const { prices, banned } = options;
  const used = new Uint8Array(model.itemCount);
  const parts: Supply[][] = model.types.map(() => []);
  const taken: { supply: Supply; list: Supply[] }[] = [];
  const detours = createDetours(options);
  let estimates = new Map<number, number>();

  const isFree = ({ items, place }: Supply) => !items.some((item) => used[item]) && !banned?.has(place);
  const estimate = ({ cost, items, place, parts: types }: Supply): number => {
    let price = cost + detours.cost(place);
    for (const item of items) price += prices.rents[item] as number;
    for (const type of types) price += estimatePart(type);
    return price;
  };
  const estimatePart = (type: number): number => {
    const known = estimates.get(type);
    if (known !== undefined) return known;
    let least = Infinity;
    for (const supply of model.types[type]?.supplies ?? []) {
      if (supply.cost >= least) break;
      if (isFree(supply)) least = Math.min(least, estimate(supply));
    }
    estimates.set(type, least);
    return least;
  };

  const take = (supply: Supply, list: Supply[]): boolean => {
    const mark = { count: taken.length, walk: detours.walk() };
    taken.push({ supply, list });
    list.push(supply);
    for (const item of supply.items) used[item] = 1;
    detours.visit(supply.place);
    estimates = new Map();
    const isWhole = supply.parts.every((type) =>
      get(model.types[type]?.supplies ?? [], parts[type] as Supply[]),
    );
    if (!isWhole) undo(mark);
    return isWhole;
  };
  const undo = (mark: { count: number; walk: readonly number[] }) => {
    for (const { supply, list } of taken.splice(mark.count).reverse()) {
      list.pop();
      for (const item of supply.items) used[item] = 0;
    }
    detours.walkAgain(mark.walk);
    estimates = new Map();
  };
  const get = (supplies: readonly Supply[], list: Supply[]): boolean =>
    supplies
      .filter(isFree)
      .map((supply) => ({ supply, price: estimate(supply) }))
      .filter(({ price }) => price < Infinity)
      .sort((one, other) => one.price - other.price)
      .some(({ supply }) => take(supply, list));

  const target = (supplies: readonly Supply[]): Supply | undefined => {
    const list: Supply[] = [];
    get(supplies, list);
    return list[0];
  };
  return { target, parts };
}

function createDetours({ walks, perMetre, free }: GreedyOptions) {
  let walk: readonly number[] = [];
  let known = new Map<number, number>();
  const isOnTheWay = (place: number) => place === -1 || walk.includes(place);
  const walkAgain = (other: readonly number[]) => {
    if (other !== walk) known = new Map();
    walk = other;
  };
  const detour = (place: number) =>
    isOnTheWay(place) || free?.has(place)
      ? 0
      : cheapestInsertion(walk, place, walks.metres).detour * perMetre;
  return {
    walk: () => walk,
    walkAgain,
    cost: (place: number) => {
      if (place === -1) return 0;
      const cost = known.get(place) ?? detour(place);
      known.set(place, cost);
      return cost;
    },
    visit: (place: number) => {
      if (isOnTheWay(place)) return;
      walkAgain(walk.toSpliced(cheapestInsertion(walk, place, walks.metres).at, 0, place));
    },
  };
}
