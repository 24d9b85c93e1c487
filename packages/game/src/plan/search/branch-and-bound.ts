import { createDraft, type Draft, isBetter } from './draft.ts';
import type { Model, Supply } from './model.ts';
import { type Prices, priceOf } from './prices.ts';
import type { Walk, Walks } from './walks.ts';

export interface SearchOptions {
  readonly walks: Walks;
  readonly perMetre: number;
  readonly prices: Prices;
  readonly isOver: () => boolean;
}

export interface SearchResult {
  readonly best: Draft;
  /** No plan with as many targets costs less than this; null where the search was not finished. */
  readonly atLeast: number | null;
}

/**
 * Tries the ways of each target, then the supplies of each type of which parts are needed, and leaves out what cannot
 * be better than the best plan so far.
 */
export function searchBest(model: Model, first: Draft, options: SearchOptions): SearchResult {
  const search = new Search(model, first, options);
  return search.run();
}

class Search {
  private readonly targets: readonly { index: number; supplies: readonly Supply[] }[];
  private readonly supplies: readonly (readonly Supply[])[];
  private readonly chosen: (Supply | undefined)[];
  private readonly parts: Supply[][];
  private readonly needed: Int32Array;
  private readonly used: Uint8Array;
  private readonly visits: Int32Array;
  private places: readonly number[] = [];
  private walk: Walk;
  private cost = 0;
  /** What is still open costs at least this. */
  private rest: number;
  private missed = 0;
  private best: Draft;
  private uncertain = Infinity;
  private isStopped = false;

  constructor(
    private readonly model: Model,
    first: Draft,
    private readonly options: SearchOptions,
  ) {
    const { prices, walks } = options;
    const inOrder = (supplies: readonly Supply[]) => sortedByPrice(supplies, prices);
    this.targets = model.targets
      .map(({ supplies }, index) => ({ index, supplies: inOrder(supplies) }))
      .filter(({ supplies }) => supplies.length > 0)
      .sort((one, other) => one.supplies.length - other.supplies.length || one.index - other.index);
    this.supplies = model.types.map(({ supplies }) => inOrder(supplies));
    this.chosen = model.targets.map(() => undefined);
    this.parts = model.types.map(() => []);
    this.needed = new Int32Array(model.types.length);
    this.used = new Uint8Array(model.itemCount);
    this.visits = new Int32Array(model.places.length);
    this.walk = walks.through([]);
    this.rest = prices.total;
    this.best = first;
  }

  run(): SearchResult {
    this.chooseTarget(0);
    const atLeast = this.isStopped ? null : Math.min(this.best.cost, this.uncertain);
    return { best: this.best, atLeast };
  }

  private chooseTarget(position: number): void {
    if (this.isHopeless()) return;
    const target = this.targets[position];
    if (!target) {
      this.choosePart(0, 0);
      return;
    }
    const price = this.options.prices.targets[target.index] as number;
    for (const supply of this.candidates(target.supplies, 0)) {
      this.chosen[target.index] = supply;
      this.tryWith(supply, price, () => this.chooseTarget(position + 1));
    }
    this.chosen[target.index] = undefined;
    const { rest } = this;
    this.missed += 1;
    this.rest -= price;
    this.chooseTarget(position + 1);
    this.rest = rest;
    this.missed -= 1;
  }

  /** Parts of one type are alike, so that their supplies are taken in order. */
  private choosePart(from: number, position: number): void {
    let type = from;
    while (type < this.needed.length && this.needed[type] === 0) type += 1;
    if (type === this.needed.length) {
      this.finish();
      return;
    }
    const supplies = this.supplies[type] as readonly Supply[];
    const start = type === from ? position : 0;
    const price = this.options.prices.parts[type] as number;
    for (const supply of this.candidates(supplies, start)) {
      this.needed[type] = (this.needed[type] as number) - 1;
      this.parts[type]?.push(supply);
      this.tryWith(supply, price, () => this.choosePart(type, supplies.indexOf(supply)));
      this.parts[type]?.pop();
      this.needed[type] = (this.needed[type] as number) + 1;
    }
  }

  private candidates(supplies: readonly Supply[], start: number): Supply[] {
    const closed = new Set<string>();
    const free = supplies.map((supply) => {
      if (supply.items.some((item) => this.used[item]) || closed.has(supply.group)) return false;
      if (!supply.isShared) closed.add(supply.group);
      return true;
    });
    return supplies.filter((_, index) => index >= start && free[index]);
  }

  private tryWith(supply: Supply, price: number, next: () => void): void {
    const { cost, rest, places, walk } = this;
    this.take(supply);
    this.rest -= price;
    if (!this.isHopeless()) next();
    this.release(supply);
    Object.assign(this, { cost, rest, places, walk });
  }

  private take({ cost, items, parts, place }: Supply): void {
    const { prices, walks } = this.options;
    this.cost += cost;
    for (const item of items) {
      this.used[item] = 1;
      this.rest += prices.rents[item] as number;
    }
    for (const part of parts) {
      this.needed[part] = (this.needed[part] as number) + 1;
      this.rest += prices.parts[part] as number;
    }
    if (place === -1) return;
    this.visits[place] = (this.visits[place] as number) + 1;
    if (this.visits[place] !== 1) return;
    this.places = [...this.places, place];
    this.walk = walks.through(this.places);
  }

  private release({ items, parts, place }: Supply): void {
    for (const item of items) this.used[item] = 0;
    for (const part of parts) this.needed[part] = (this.needed[part] as number) - 1;
    if (place !== -1) this.visits[place] = (this.visits[place] as number) - 1;
  }

  private isHopeless(): boolean {
    this.isStopped ||= this.options.isOver();
    const { missed } = this;
    if (this.isStopped || missed > this.best.missed) return true;
    const cost = this.cost + this.rest + this.walk.atLeast * this.options.perMetre;
    return missed === this.best.missed && !isBetter({ missed, cost }, this.best);
  }

  private finish(): void {
    const draft = createDraft(this.model, this.options, {
      targets: [...this.chosen],
      parts: this.parts.map((supplies) => [...supplies]),
    });
    const least = draft.cost - (draft.walk.metres - draft.walk.atLeast) * this.options.perMetre;
    if (isBetter(draft, this.best)) {
      if (draft.missed < this.best.missed) this.uncertain = Infinity;
      this.best = draft;
    }
    if (draft.missed === this.best.missed && least < draft.cost)
      this.uncertain = Math.min(this.uncertain, least);
  }
}

/** A mix stands where its parts put it; others stay in the order of their cost. */
function sortedByPrice(supplies: readonly Supply[], prices: Prices): Supply[] {
  const price = (supply: Supply) => (supply.parts.length > 0 ? priceOf(supply, prices) : supply.cost);
  return [...supplies].sort((one, other) => price(one) - price(other));
}
