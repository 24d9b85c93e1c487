/** A seeded random number generator. */
export interface Chance {
  next(): number;
  integer(limit: number): number;
  between(low: number, high: number): number;
  happens(probability: number): boolean;
  pick<Entry>(list: readonly [Entry, ...Entry[]]): Entry;
  pick<Entry>(list: readonly Entry[]): Entry | undefined;
  sample<Entry>(list: readonly Entry[], count: number): Entry[];
  /** Log-normal: mostly near 1, sometimes several times as large. */
  spread(): number;
}

/**
 * Each part of the world draws from a generator of its own, so that one part's draws do not shift another's.
 */
export function createChance(seed: number, name: string): Chance {
  const next = sfc32(hashed(`${seed}/${name}`));
  const integer = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    integer,
    between: (low, high) => low + integer(high - low + 1),
    happens: (probability) => next() < probability,
    pick: <Entry>(list: readonly Entry[]) => list[integer(list.length)] as Entry,
    sample: (list, count) => sampled(list, count, integer),
    spread: () => Math.exp(next() + next() + next() - 1.5),
  };
}

function sampled<Entry>(list: readonly Entry[], count: number, integer: (limit: number) => number): Entry[] {
  const rest = [...list];
  const taken: Entry[] = [];
  while (taken.length < count && rest.length > 0) taken.push(...rest.splice(integer(rest.length), 1));
  return taken;
}

/** Chris Doty-Humphrey's small fast counter, which passes PractRand. */
function sfc32([first, second, third, fourth]: FourWords): () => number {
  let a = first;
  let b = second;
  let c = third;
  let counter = fourth;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  // The first numbers still correlate with the seed.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

type FourWords = readonly [number, number, number, number];

function hashed(text: string): FourWords {
  return [word(text, 0x9e3779b9), word(text, 0x243f6a88), word(text, 0xb7e15162), 1];
}

function word(text: string, start: number): number {
  let hash = start | 0;
  for (let position = 0; position < text.length; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 16_777_619);
    hash ^= hash >>> 13;
  }
  return hash | 0;
}
