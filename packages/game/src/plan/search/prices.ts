import type { Model, Supply } from './model.ts';

/**
 * Prices that bound the cost of every plan from below. Each item has a rent, which a relaxed plan pays for each use,
 * and which is paid back once. Places are reached without walking.
 */
export interface Prices {
  /** By item. */
  readonly rents: Float64Array;
  /** What one more of a type costs at least, by type, with rents. */
  readonly parts: Float64Array;
  /** What a target costs at least, by target, with rents. */
  readonly targets: Float64Array;
  /** What all targets together cost at least. */
  readonly total: number;
}

export type IsOpen = (place: number) => boolean;

export function pricesFor(model: Model, rents: Float64Array, isOpen: IsOpen = () => true): Prices {
  const parts = new Float64Array(model.types.length).fill(Infinity);
  for (let type = parts.length - 1; type >= 0; type -= 1)
    parts[type] = cheapest(model.types[type]?.supplies ?? [], { parts, rents, isOpen }).price;
  const targets = Float64Array.from(
    model.targets,
    ({ supplies }) => cheapest(supplies, { parts, rents, isOpen }).price,
  );
  const prices = { rents, parts, targets };
  return { ...prices, total: leastTotal(model, prices, 0) };
}

/** What all targets but so many cost at least. */
export function leastTotal(model: Model, { targets, rents }: Omit<Prices, 'total'>, missed: number): number {
  const had = targets.filter((_, index) => (model.targets[index]?.supplies.length ?? 0) > 0).sort();
  let total = 0;
  for (const price of had.subarray(0, had.length - missed)) total += price;
  for (const rent of rents) total -= rent;
  return total;
}

interface Priced {
  readonly parts: Float64Array;
  readonly rents: Float64Array;
  readonly isOpen: IsOpen;
}

function cheapest(
  supplies: readonly Supply[],
  priced: Priced,
): { supply: Supply | undefined; price: number } {
  let best: { supply: Supply | undefined; price: number } = { supply: undefined, price: Infinity };
  for (const supply of supplies) {
    if (supply.cost >= best.price) break;
    if (supply.place !== -1 && !priced.isOpen(supply.place)) continue;
    const price = priceOf(supply, priced);
    if (price < best.price) best = { supply, price };
  }
  return best;
}

export function priceOf(
  { cost, items, parts }: Supply,
  priced: { readonly parts: Float64Array; readonly rents: Float64Array },
): number {
  let price = cost;
  for (const item of items) price += priced.rents[item] as number;
  for (const part of parts) price += priced.parts[part] as number;
  return price;
}

/** How often a plan would use each item at these prices, if it could use it again and again. */
export function usesAt(model: Model, { parts, rents }: Prices): Int32Array {
  const uses = new Int32Array(rents.length);
  const needed = new Int32Array(model.types.length);
  const priced = { parts, rents, isOpen: () => true };
  const use = (supply: Supply | undefined, count: number) => {
    for (const item of supply?.items ?? []) uses[item] = (uses[item] as number) + count;
    for (const part of supply?.parts ?? []) needed[part] = (needed[part] as number) + count;
  };
  for (const { supplies } of model.targets) use(cheapest(supplies, priced).supply, 1);
  for (const [type, { supplies }] of model.types.entries())
    if (needed[type]) use(cheapest(supplies, priced).supply, needed[type] as number);
  return uses;
}
