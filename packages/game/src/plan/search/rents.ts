import type { Draft } from './draft.ts';
import type { Model, Supply } from './model.ts';
import { type Prices, priceOf, pricesFor, usesAt } from './prices.ts';

const ROUNDS = 8;

/** Rents that raise the least total cost: first those that a plan suggests, then better ones by subgradients. */
export function raisePrices(model: Model, draft: Draft, isOver: () => boolean): Prices {
  let best = pricesFor(model, new Float64Array(model.itemCount));
  let current = pricesFor(model, rentsOf(model, draft));
  for (let round = 0; round < ROUNDS; round += 1) {
    if (current.total > best.total) best = current;
    const gap = draft.cost - current.total;
    if (gap < 1e-9 || !Number.isFinite(gap) || isOver()) break;
    const next = nextRents(current.rents, usesAt(model, current), gap);
    if (!next) break;
    current = pricesFor(model, next);
  }
  return best;
}

/** What an item saves against the next way to its type, where the plan uses it. */
function rentsOf(model: Model, draft: Draft): Float64Array {
  const rents = new Float64Array(model.itemCount);
  const parts = new Float64Array(model.types.length).fill(Infinity);
  const used = new Set([...draft.targets, ...draft.parts.flat()].flatMap((supply) => supply?.items ?? []));
  const isUsed = ({ items }: Supply) => items.some((item) => used.has(item));
  for (const [type, { supplies }] of [...model.types.entries()].reverse()) {
    const others = supplies.filter((supply) => !isUsed(supply));
    const next = others.reduce(
      (least, supply) => Math.min(least, priceOf(supply, { parts, rents })),
      Infinity,
    );
    parts[type] = next;
    for (const { items, cost } of next === Infinity ? [] : supplies.filter(isUsed)) {
      const item = items[0] as number;
      rents[item] = Math.max(rents[item] as number, next - cost);
    }
  }
  return rents;
}

/** Dearer where an item is used more than once, cheaper where it is not; undefined where nothing changes. */
function nextRents(rents: Float64Array, uses: Int32Array, gap: number): Float64Array | undefined {
  const slope = (item: number) => {
    const excess = (uses[item] as number) - 1;
    return excess < 0 && rents[item] === 0 ? 0 : excess;
  };
  let square = 0;
  for (let item = 0; item < rents.length; item += 1) square += slope(item) ** 2;
  if (square === 0) return undefined;
  const step = gap / (2 * square);
  return rents.map((rent, item) => Math.max(0, rent + step * slope(item)));
}
