import { distanceBetween, type Point } from '@wallabee/contract/places/nearness';

/** A closed walk from the start through places, by their indexes. */
export interface Walk {
  readonly order: readonly number[];
  readonly metres: number;
  /** No walk through these places is shorter than this. */
  readonly atLeast: number;
}

export interface Walks {
  through(places: readonly number[]): Walk;
  /** From the start with -1. */
  metres(from: number, to: number): number;
}

/** Up to so many places the shortest walk is found. */
const MOST_EXACT = 9;
const NO_WALK: Walk = { order: [], metres: 0, atLeast: 0 };

export function createWalks(start: Point | null, points: readonly Point[]): Walks {
  const all = start === null ? [] : [start, ...points];
  const table = all.map((one) => all.map((other) => distanceBetween(one, other)));
  const metres = (from: number, to: number) => table[from + 1]?.[to + 1] ?? 0;
  const known = new Map<string, Walk>();
  const through = (places: readonly number[]) => {
    if (places.length === 0) return NO_WALK;
    const sorted = [...places].sort((one, other) => one - other);
    const key = sorted.join();
    const walk = known.get(key) ?? findWalk(sorted, metres);
    known.set(key, walk);
    return walk;
  };
  return { through, metres };
}

type Metres = Walks['metres'];

function findWalk(places: readonly number[], metres: Metres): Walk {
  if (places.length <= MOST_EXACT) {
    const order = nearestFirst(shortestOrder(places, metres), metres);
    const length = lengthOf(order, metres);
    return { order, metres: length, atLeast: length };
  }
  const order = nearestFirst(untangled(insertedOrder(places, metres), metres), metres);
  // A walk through some of the places is never longer than one through all.
  const some = shortestOrder(farApart(places, metres), metres);
  return { order, metres: lengthOf(order, metres), atLeast: lengthOf(some, metres) };
}

/** Of the two directions, the one whose first place is nearer. */
function nearestFirst(order: readonly number[], metres: Metres): readonly number[] {
  const [first = -1, last = -1] = [order[0], order.at(-1)];
  return metres(-1, last) < metres(-1, first) ? order.toReversed() : order;
}

function lengthOf(order: readonly number[], metres: Metres): number {
  let length = 0;
  let last = -1;
  for (const place of order) {
    length += metres(last, place);
    last = place;
  }
  return length + metres(last, -1);
}

/** By dynamic programming: for every set of places the shortest way to each last one. */
function shortestOrder(places: readonly number[], metres: Metres): number[] {
  const count = places.length;
  const all = 2 ** count - 1;
  const shortest = new Float64Array((all + 1) * count).fill(Infinity);
  const before = new Int8Array(shortest.length);
  const place = (index: number) => places[index] as number;
  const length = (set: number, last: number) => shortest[set * count + last] as number;
  const extend = (set: number, last: number) => {
    for (let next = 0; next < count; next += 1) {
      const larger = set | (1 << next);
      const longer = length(set, last) + metres(place(last), place(next));
      if (larger === set || longer >= length(larger, next)) continue;
      shortest[larger * count + next] = longer;
      before[larger * count + next] = last;
    }
  };
  for (let last = 0; last < count; last += 1) shortest[(1 << last) * count + last] = metres(-1, place(last));
  for (let set = 1; set < all; set += 1)
    for (let last = 0; last < count; last += 1) if (length(set, last) < Infinity) extend(set, last);

  const closed = (last: number) => length(all, last) + metres(place(last), -1);
  let last = 0;
  for (let other = 1; other < count; other += 1) if (closed(other) < closed(last)) last = other;
  const order: number[] = [];
  for (let set = all; order.length < count; ) {
    order.unshift(place(last));
    const previous = before[set * count + last] as number;
    set &= ~(1 << last);
    last = previous;
  }
  return order;
}

/** Where a place is added to a walk with the least detour. */
export function cheapestInsertion(order: readonly number[], place: number, metres: Metres) {
  let best = { at: 0, detour: Infinity };
  for (let at = 0; at <= order.length; at += 1) {
    const [from, to] = [order[at - 1] ?? -1, order[at] ?? -1];
    const detour = metres(from, place) + metres(place, to) - metres(from, to);
    if (detour < best.detour) best = { at, detour };
  }
  return best;
}

function insertedOrder(places: readonly number[], metres: Metres): number[] {
  const order: number[] = [];
  for (const place of farthestFirst(places, metres))
    order.splice(cheapestInsertion(order, place, metres).at, 0, place);
  return order;
}

/** Reverses parts of the walk as long as that shortens it. */
function untangled(order: readonly number[], metres: Metres): number[] {
  const best = [...order];
  const at = (index: number) => best[index] ?? -1;
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (let from = 0; from < best.length - 1; from += 1)
      for (let to = from + 1; to < best.length; to += 1) {
        const gain =
          metres(at(from - 1), at(from)) +
          metres(at(to), at(to + 1)) -
          metres(at(from - 1), at(to)) -
          metres(at(from), at(to + 1));
        if (gain < 1e-6) continue;
        best.splice(from, to - from + 1, ...best.slice(from, to + 1).reverse());
        isBetter = true;
      }
  }
  return best;
}

function farApart(places: readonly number[], metres: Metres): number[] {
  return farthestFirst(places, metres).slice(0, MOST_EXACT);
}

/** Each next one is the farthest from the start and all before it. */
function farthestFirst(places: readonly number[], metres: Metres): number[] {
  const distance = new Map(places.map((place) => [place, metres(-1, place)]));
  const order: number[] = [];
  while (distance.size > 0) {
    const [next] = [...distance].reduce((one, other) => (other[1] > one[1] ? other : one));
    order.push(next);
    distance.delete(next);
    for (const [place, known] of distance) distance.set(place, Math.min(known, metres(next, place)));
  }
  return order;
}
