import type { PlayerKind } from '../character/character.ts';

/** Probabilities per visit or per item, and amounts, by kind of player. */
export interface Traits {
  readonly forages: readonly [number, number];
  /** The share of sets that the player collects. */
  readonly collecting: number;
  /** Saves an item of a missing type of those. */
  readonly saving: number;
  /** Replaces a saved item by a better number. */
  readonly upgrading: number;
  /** Locks or stashes a treasure. */
  readonly hoarding: number;
  /** Works on a set, for so many missing items. */
  readonly pursuing: number;
  readonly steps: number;
  /** Looks at offers of the Market. */
  readonly looks: number;
  readonly selling: number;
  readonly shopping: number;
  /** Mixes what the pouch allows. */
  readonly mixing: number;
  /** Offers trades for better numbers. */
  readonly trading: number;
  /** Leaves a spare item at a place instead of recycling it. */
  readonly leaving: number;
  /** Goes to another city. */
  readonly travelling: number;
}

export const TRAITS: Record<PlayerKind, Traits> = {
  completist: {
    forages: [0, 2],
    collecting: 0.85,
    saving: 0.97,
    upgrading: 0.35,
    hoarding: 0.2,
    pursuing: 0.4,
    steps: 2,
    looks: 2,
    selling: 0.08,
    shopping: 0.08,
    mixing: 0.3,
    trading: 0.1,
    leaving: 0.6,
    travelling: 0.1,
  },
  number_hunter: {
    forages: [1, 3],
    collecting: 0.5,
    saving: 0.9,
    upgrading: 0.97,
    hoarding: 0.85,
    pursuing: 0.15,
    steps: 1,
    looks: 8,
    selling: 0.2,
    shopping: 0.05,
    mixing: 0.1,
    trading: 0.9,
    leaving: 0.6,
    travelling: 0.1,
  },
  mixer: {
    forages: [0, 2],
    collecting: 0.45,
    saving: 0.9,
    upgrading: 0.25,
    hoarding: 0.1,
    pursuing: 0.2,
    steps: 2,
    looks: 2,
    selling: 0.1,
    shopping: 0.15,
    mixing: 0.9,
    trading: 0.15,
    leaving: 0.45,
    travelling: 0.08,
  },
  trader: {
    forages: [0, 2],
    collecting: 0.3,
    saving: 0.9,
    upgrading: 0.4,
    hoarding: 0.15,
    pursuing: 0.12,
    steps: 1,
    looks: 5,
    selling: 0.6,
    shopping: 0.1,
    mixing: 0.1,
    trading: 0.7,
    leaving: 0.35,
    travelling: 0.1,
  },
  walker: {
    forages: [2, 4],
    collecting: 0.3,
    saving: 0.9,
    upgrading: 0.2,
    hoarding: 0.15,
    pursuing: 0.08,
    steps: 1,
    looks: 1,
    selling: 0.03,
    shopping: 0.03,
    mixing: 0.1,
    trading: 0.05,
    leaving: 0.85,
    travelling: 0.3,
  },
  newcomer: {
    forages: [1, 2],
    collecting: 0.8,
    saving: 0.98,
    upgrading: 0.1,
    hoarding: 0.05,
    pursuing: 0.25,
    steps: 1,
    looks: 1,
    selling: 0.02,
    shopping: 0.08,
    mixing: 0.15,
    trading: 0.05,
    leaving: 0.4,
    travelling: 0.05,
  },
  lapsed: {
    forages: [0, 1],
    collecting: 0.35,
    saving: 0.8,
    upgrading: 0.1,
    hoarding: 0.1,
    pursuing: 0.15,
    steps: 1,
    looks: 1,
    selling: 0.05,
    shopping: 0.05,
    mixing: 0.1,
    trading: 0.05,
    leaving: 0.5,
    travelling: 0.1,
  },
};
