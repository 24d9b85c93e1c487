import type { Model } from './model.ts';
import { leastTotal, type Prices, pricesFor } from './prices.ts';
import type { Walks } from './walks.ts';

const MOST_RINGS = 8;

/**
 * What every plan that misses so many targets costs at least. A plan whose farthest place is in a ring around the start
 * walks to the ring and back, and uses no place beyond it.
 */
export function leastCost(
  model: Model,
  { rents }: Prices,
  { walks, perMetre, missed }: { walks: Walks; perMetre: number; missed: number },
): number {
  const metres = (place: number) => walks.metres(-1, place);
  const nearest = [...model.places.keys()].sort((one, other) => metres(one) - metres(other));
  const size = Math.max(1, Math.ceil(nearest.length / MOST_RINGS));
  const within = (count: number) => {
    const open = new Set(nearest.slice(0, count));
    return leastTotal(
      model,
      pricesFor(model, rents, (place) => open.has(place)),
      missed,
    );
  };
  let least = within(0);
  for (let from = 0; from < nearest.length; from += size)
    least = Math.min(least, 2 * metres(nearest[from] as number) * perMetre + within(from + size));
  return least;
}
