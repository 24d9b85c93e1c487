import { classOfWorth, type WorthClass, worthOf } from '../worth.ts';
import type { OfferTable } from './offer-table.ts';

/**
 * The offers of all players in levels of worth, best first. A level is one number for those of up to four digits, and
 * one unit of worth beyond.
 */
export interface OffersByWorth {
  add(slot: number): void;
  remove(slot: number): void;
  /** The levels of a class that hold an offer, best first. */
  levels(of: WorthClass): Iterable<readonly number[]>;
}

export function createOffersByWorth(offers: OfferTable): OffersByWorth {
  const levels = new Map<number, number[]>();
  const sorted: (number[] | undefined)[] = [];
  let positions = new Int32Array(64);

  const setPosition = (slot: number, position: number) => {
    if (slot >= positions.length) {
      const grown = new Int32Array(Math.ceil((slot + 1) * 1.5));
      grown.set(positions);
      positions = grown;
    }
    positions[slot] = position;
  };
  const levelsOf = (of: WorthClass) => {
    sorted[of] ??= [...levels.keys()].filter((level) => classOfLevel(level) === of).sort((a, b) => a - b);
    return sorted[of];
  };

  return {
    add: (slot) => {
      const level = levelOf(offers.worth(slot));
      const slots = levels.get(level) ?? [];
      if (slots.length === 0) {
        levels.set(level, slots);
        sorted[classOfLevel(level)] = undefined;
      }
      setPosition(slot, slots.length);
      slots.push(slot);
    },
    remove: (slot) => {
      const level = levelOf(offers.worth(slot));
      const slots = levels.get(level) ?? [];
      const last = slots.pop();
      if (last === undefined || last === slot) return;
      slots[positions[slot] as number] = last;
      setPosition(last, positions[slot] as number);
    },
    *levels(of) {
      for (const level of levelsOf(of)) {
        const slots = levels.get(level);
        if (slots && slots.length > 0) yield slots;
      }
    },
  };
}

const BEYOND = 10_000;
const WORTH_OF_NUMBER = Float64Array.from({ length: BEYOND + 1 }, (_, number) =>
  number === 0 ? Number.POSITIVE_INFINITY : worthOf({ number, issued: null }),
);

/** The highest number that is worth as much or more, so that a unique is at the level of its count. */
function levelOf(worth: number): number {
  if (worth <= BEYOND) return BEYOND + Math.floor(BEYOND - worth);
  let low = 1;
  let high = BEYOND - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((WORTH_OF_NUMBER[middle] as number) >= worth) low = middle;
    else high = middle - 1;
  }
  return low;
}

function classOfLevel(level: number): WorthClass {
  return level >= BEYOND ? 4 : classOfWorth(WORTH_OF_NUMBER[level] as number);
}
