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
  /** Better numbers of each saved type. */
  readonly lower: number;
  /** What a player gives, in each class. */
  readonly offers: number;
  /** Who takes an offer. */
  readonly takers: number;
  /** What the giver of an item may get for it, in each class. */
  readonly second: number;
  /** Ways of two gifts from a player, in each class. */
  readonly hops: number;
  /** How many offers are read for the list of a class, and how many players for the takers of an offer. */
  readonly steps: number;
  readonly takerSteps: number;
  /** How many ways of a size are joined with one way back, and with all of one item. */
  readonly joins: number;
  readonly joinsOfItem: number;
}

/** The lists of the player who is searched for, and of the other players. */
export interface SearchWidths {
  readonly own: Widths;
  readonly others: Widths;
  /** Whether the lists hold everything, as in a small market. */
  readonly isExact: boolean;
}

const NARROW: Widths = {
  ...{ gets: 4, lower: 1, offers: 1, takers: 3, second: 2, hops: 6, steps: 30, takerSteps: 12 },
  ...{ joins: 2, joinsOfItem: 8 },
};

const WIDE: Widths = {
  ...{ gets: 64, lower: 16, offers: 4, takers: 6, second: 4, hops: 24, steps: 20_000, takerSteps: 600 },
  ...{ joins: 4, joinsOfItem: 24 },
};

/** So many offers are searched completely; with more, that would take too long. */
const SMALL_MARKET = 24;

const EVERYTHING: Widths = {
  ...{ gets: SMALL_MARKET, lower: SMALL_MARKET, offers: SMALL_MARKET, takers: SMALL_MARKET },
  ...{ second: SMALL_MARKET, hops: SMALL_MARKET ** 3, steps: SMALL_MARKET, takerSteps: SMALL_MARKET },
  ...{ joins: SMALL_MARKET ** 4, joinsOfItem: SMALL_MARKET ** 4 },
};

const EXACT: SearchWidths = { own: EVERYTHING, others: EVERYTHING, isExact: true };

/** For the list of one player. */
export function listWidths({ offers }: MarketTables): SearchWidths {
  return offers.count() <= SMALL_MARKET ? EXACT : { own: WIDE, others: NARROW, isExact: false };
}

/** For the best rings of all players in one go. */
export function runWidths({ offers }: MarketTables): SearchWidths {
  return offers.count() <= SMALL_MARKET ? EXACT : { own: NARROW, others: NARROW, isExact: false };
}

export interface SearchRun {
  readonly tables: MarketTables;
  readonly widths: SearchWidths;
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
  widths: SearchWidths;
  pool?: readonly MarketPlayer[] | undefined;
  without?: Iterable<ItemId> | undefined;
}

export const CLASSES = 5;
