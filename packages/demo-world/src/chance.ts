/** A source of numbers that look drawn by lot and are the same again for the same seed. */
export interface Chance {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number from 0 up to but not including `limit`. */
  below(limit: number): number;
  /** A whole number, both ends included. */
  between(low: number, high: number): number;
  happens(probability: number): boolean;
  pick<Thing>(list: readonly [Thing, ...Thing[]]): Thing;
  pick<Thing>(list: readonly Thing[]): Thing | undefined;
  /** As many different things of the list, in drawn order. */
  sample<Thing>(list: readonly Thing[], count: number): Thing[];
  /** Many values near 1, a few several times as large. */
  spread(): number;
}

/** Parts of the world drawn from chances with names of their own do not shift when another part draws once more. */
export function createChance(seed: number, name: string): Chance {
  const next = sfc32(hashed(`${seed}/${name}`));
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    between: (low, high) => low + below(high - low + 1),
    happens: (probability) => next() < probability,
    pick: <Thing>(list: readonly Thing[]) => list[below(list.length)] as Thing,
    sample: (list, count) => sampled(list, count, below),
    spread: () => Math.exp(next() + next() + next() - 1.5),
  };
}

function sampled<Thing>(list: readonly Thing[], count: number, below: (limit: number) => number): Thing[] {
  const rest = [...list];
  const taken: Thing[] = [];
  while (taken.length < count && rest.length > 0) taken.push(...rest.splice(below(rest.length), 1));
  return taken;
}

/** Chris Doty-Humphrey's small fast counter: passes PractRand, and is a dozen operations a number. */
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
  // The first numbers still show the seed.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

type FourWords = readonly [number, number, number, number];

function hashed(text: string): FourWords {
  return [word(text, 0x9e3779b9), word(text, 0x243f6a88), word(text, 0xb7e15162), 1];
}

/** FNV-1a with another start, so that each word of the seed depends on all of the text. */
function word(text: string, start: number): number {
  let hash = start | 0;
  for (let position = 0; position < text.length; position += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 16_777_619);
    hash ^= hash >>> 13;
  }
  return hash | 0;
}
