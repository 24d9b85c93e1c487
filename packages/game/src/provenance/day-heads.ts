import type { Instant } from '../state/item-state.ts';
import { dayNumber } from './days.ts';
import type { Head } from './merkle-tree.ts';

export interface DayOfHeads {
  readonly day: number;
  readonly heads: readonly Head[];
  readonly steps: number;
}

/** Gathers the last digest of each item by day, for steps that come roughly in order of time. */
export interface DayHeads {
  add(step: { item_id: number; created_at: Instant }, digest: Uint8Array): void;
  /** Removes and returns the days before `day`, in order. */
  takeBefore(day: number): DayOfHeads[];
}

export function createDayHeads(): DayHeads {
  const days = new Map<number, { heads: Map<number, Uint8Array>; steps: number }>();
  return {
    add({ item_id, created_at }, digest) {
      const day = dayNumber(created_at);
      let known = days.get(day);
      if (!known) {
        known = { heads: new Map(), steps: 0 };
        days.set(day, known);
      }
      known.heads.set(item_id, digest);
      known.steps += 1;
    },
    takeBefore(before) {
      const taken = [...days].filter(([day]) => day < before).sort(([one], [other]) => one - other);
      return taken.map(([day, { heads, steps }]) => {
        days.delete(day);
        return { day, heads: inOrder(heads), steps };
      });
    },
  };
}

function inOrder(heads: ReadonlyMap<number, Uint8Array>): Head[] {
  return [...heads]
    .map(([item_id, digest]) => ({ item_id, digest }))
    .sort((one, other) => one.item_id - other.item_id);
}
