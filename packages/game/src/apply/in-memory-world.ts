import type { ItemId, ItemTypeId, PlaceId, PlayerId, SetId } from '@wallabee/contract/protocol/ids';
import type { Listing } from '../state/changes.ts';
import type { Counted } from '../state/counted.ts';
import type { GameCatalogue } from '../state/game-catalogue.ts';
import type { RecordedEvent } from '../state/history-event.ts';
import type { Instant, ItemState } from '../state/item-state.ts';
import type { CodeState, Completion, PlaceState, PlayerState, WorldState } from '../state/snapshot.ts';
import type { StatusCounts } from '../state/status-counts.ts';
import { createDayBook, type DayBook } from './day-book.ts';
import { createItemTallies, type ItemTallies } from './item-tallies.ts';

/**
 * A whole world in memory, as the generator plays it. The creator fills players, places, codes and owners;
 * the rest changes only through `performInMemory`.
 */
export interface InMemoryWorld extends WorldState {
  readonly catalogue: GameCatalogue;
  readonly players: Map<PlayerId, PlayerState>;
  readonly places: Map<PlaceId, PlaceState>;
  readonly items: ItemsById;
  readonly issued: Map<ItemTypeId, number>;
  readonly held: Map<PlayerId, Set<ItemId>>;
  readonly saved: Map<PlayerId, Map<ItemTypeId, ItemId>>;
  readonly completions: Map<PlayerId, Map<SetId, Completion>>;
  readonly finishers: Map<SetId, number>;
  readonly visits: Map<PlaceId, Map<PlayerId, Instant>>;
  readonly wells: Map<ItemId, number>;
  readonly listings: Map<ItemId, Listing>;
  readonly codes: Map<string, CodeState>;
  readonly owners: Map<ItemTypeId, PlayerId[]>;
  readonly counters: Map<PlayerId, Map<Counted, number>>;
  readonly awards: Map<PlayerId, Map<number, Instant>>;
  readonly statusCounts: Map<ItemTypeId, StatusCounts>;
  readonly tallies: ItemTallies;
  readonly days: DayBook;
  /** Sorted by id. */
  readonly mixingPool: ItemId[];
  readonly history: RecordedEvent[];
}

/** A map, or something that takes less memory. Ids count from 1 without gaps. */
export interface ItemsById {
  readonly size: number;
  has(id: ItemId): boolean;
  get(id: ItemId): ItemState | undefined;
  set(id: ItemId, item: ItemState): unknown;
  keys(): Iterable<ItemId>;
  values(): Iterable<ItemState>;
}

export function createInMemoryWorld(
  catalogue: GameCatalogue,
  items: ItemsById = new Map<ItemId, ItemState>(),
): InMemoryWorld {
  return {
    catalogue,
    players: new Map(),
    places: new Map(),
    items,
    issued: new Map(),
    held: new Map(),
    saved: new Map(),
    completions: new Map(),
    finishers: new Map(),
    visits: new Map(),
    wells: new Map(),
    listings: new Map(),
    codes: new Map(),
    owners: new Map(),
    counters: new Map(),
    awards: new Map(),
    statusCounts: new Map(),
    tallies: createItemTallies(),
    days: createDayBook({ [Symbol.iterator]: () => items.values()[Symbol.iterator]() }),
    mixingPool: [],
    history: [],
  };
}
