import { addTo, median, shareOf } from './counting.ts';
import type { Measurements, MeasureOptions } from './figure.ts';
import { itemIdsOf, locationOf, type RecordedWorld } from './recorded-world.ts';

export function placeFigures(
  world: RecordedWorld,
  { catalogue }: MeasureOptions,
): Measurements<
  | 'items at places that are of the three commonest types there'
  | 'median of items at a place'
  | 'items at places that are foraged in the category of their place'
  | 'overlap of the types that lie at places of two categories'
> {
  const types = new Map(catalogue.items.map((type) => [Number(type.id), type]));
  const categoryOf = new Map(world.places.map(({ id, category_id }) => [id, category_id]));
  const perPlace = new Map(world.places.map(({ id }) => [id, 0]));
  const perType = new Map<number, number>();
  const perCategory = new Map<number, Map<number, number>>();
  let total = 0;
  let native = 0;
  for (const { type, place } of lyingItems(world)) {
    const category = categoryOf.get(place) ?? 0;
    const own = perCategory.get(category) ?? new Map<number, number>();
    perCategory.set(category, own);
    addTo(own, type);
    addTo(perType, type);
    addTo(perPlace, place);
    total += 1;
    if (types.get(type)?.categories.some((id) => Number(id) === category)) native += 1;
  }
  const commonest = [...perType].sort((a, b) => b[1] - a[1]).slice(0, 3);
  return {
    'items at places that are of the three commonest types there': {
      value: shareOf(
        commonest.reduce((sum, [, count]) => sum + count, 0),
        total,
      ),
      examples: commonest.map(([id, count]) => `${count} × ${id} ${types.get(id)?.name}`),
    },
    'median of items at a place': { value: median([...perPlace.values()]) },
    'items at places that are foraged in the category of their place': { value: shareOf(native, total) },
    'overlap of the types that lie at places of two categories': {
      value: averageOverlap([...perCategory.values()]),
    },
  };
}

function* lyingItems(world: RecordedWorld): Iterable<{ type: number; place: number }> {
  for (const id of itemIdsOf(world)) {
    if (locationOf(world, id) === 'dropped')
      yield { type: world.items.type.at(id), place: world.items.place.at(id) };
  }
}

/** Fewer items say little about a category. */
const ENOUGH_ITEMS = 10;

/**
 * The overlap of two categories is what their shares of each type have in common: 1 where the same types lie in
 * the same shares, 0 where no type lies in both.
 */
function averageOverlap(categories: readonly ReadonlyMap<number, number>[]): number {
  const shares = categories.map(toShares).filter((own) => own !== null);
  let sum = 0;
  let pairs = 0;
  for (const [index, one] of shares.entries()) {
    for (const other of shares.slice(index + 1)) {
      for (const [type, share] of one) sum += Math.min(share, other.get(type) ?? 0);
      pairs += 1;
    }
  }
  return shareOf(sum, pairs);
}

function toShares(counts: ReadonlyMap<number, number>): Map<number, number> | null {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return total < ENOUGH_ITEMS
    ? null
    : new Map([...counts].map(([type, count]) => [type, shareOf(count, total)]));
}
