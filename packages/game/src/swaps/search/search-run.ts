import type { ItemId } from '@wallabee/contract/protocol/ids';
import type { MarketPlayer } from '../market/market-player.ts';
import type { MarketTables } from '../market.ts';

/**
 * How many entries the lists of a search have. Where a market has more, the search goes through the best of them and
 * may miss a ring; where it has fewer, the result is exact.
 */
export interface Widths {
  /** What a player may get, in each class. */
  readonly gets: number;
  /** What a player gives, in each class. */
  readonly offers: number;
  /** Who takes an offer. */
  readonly takers: number;
  /** What the giver of an item may get for it, in each class. */
  readonly second: number;
  /** Ways of two gifts from a player, in each class. */
  readonly hops: number;
  /** How many entries of an index are read for a list. */
  readonly steps: number;
}

export const WIDE: Widths = { gets: 64, offers: 6, takers: 8, second: 24, hops: 256, steps: 200_000 };
export const NARROW: Widths = { gets: 6, offers: 2, takers: 4, second: 3, hops: 12, steps: 120 };

export interface SearchRun {
  readonly tables: MarketTables;
  readonly widths: Widths;
  /** The players that may be in a ring; undefined for all. */
  readonly pool: readonly MarketPlayer[] | undefined;
  /** Slots of offers that no ring may have. */
  readonly excluded: ReadonlySet<number>;
  /** Whether a player may give a better class than they get; if not, all items of a ring are of one class. */
  readonly mixesClasses: boolean;
  readonly gets: Map<number, Get[][]>;
  readonly takes: Map<number, Take[][]>;
}

export interface Get {
  readonly slot: number;
  readonly owner: MarketPlayer;
  readonly gain: number;
}

export interface Take {
  readonly slot: number;
  readonly taker: MarketPlayer;
  /** Of the taker. */
  readonly gain: number;
}

export function createSearchRun(tables: MarketTables, { widths, pool, without = [] }: RunOptions): SearchRun {
  const excluded = new Set([...without].map((id) => tables.items.find(id)).filter((slot) => slot !== -1));
  const mixesClasses = [...(pool ?? tables.players())].some(({ wants }) => wants.gives_better_class);
  return { tables, widths, pool, excluded, mixesClasses, gets: new Map(), takes: new Map() };
}

interface RunOptions {
  widths: Widths;
  pool?: readonly MarketPlayer[] | undefined;
  without?: Iterable<ItemId> | undefined;
}

export const CLASSES = 5;
