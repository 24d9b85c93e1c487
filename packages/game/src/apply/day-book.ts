import { ITEM_LOCATIONS, type ItemLocation } from '@wallabee/contract/items/item-location';
import { DAY_MS, type Day, dayOf } from '@wallabee/contract/protocol/day';
import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type {
  LocationChange,
  LocationCount,
  LocationDay,
  PlayerDay,
  PlayerDeeds,
  SavedSpan,
} from '../state/day-rows.ts';
import type { Instant, ItemState } from '../state/item-state.ts';
import { type DeedChange, openSpan } from './day-effects.ts';

/** What the events of a world add up to by day. Rows of 0 are left out. */
export interface DayBook extends DayRows {
  addLocation(change: LocationChange, now: Instant): void;
  addDeed(change: DeedChange, now: Instant): void;
  addSpan(span: SavedSpan): void;
  /** Removes the days before that of `now`, so that a long game is not held in memory. */
  takeBefore(now: Instant): FinishedDay[];
  takeEndedSpans(): SavedSpan[];
}

export interface DayRows {
  locationDays(): Iterable<LocationDay>;
  /** The sums over all days, those that were taken included. */
  locationCounts(): Iterable<LocationCount>;
  playerDays(): Iterable<PlayerDay>;
  savedSpans(): Iterable<SavedSpan>;
}

export interface FinishedDay {
  readonly day: Day;
  readonly locations: readonly LocationDay[];
  readonly players: readonly PlayerDay[];
}

/** Pages are found by the number of the day since 1970. */
interface Page {
  readonly locations: Map<number, number>;
  readonly players: Map<PlayerId, { -readonly [Deed in keyof PlayerDeeds]: number }>;
}

/** `items` are those of the world, for what is saved now. */
export function createDayBook(items: Iterable<ItemState>): DayBook {
  const pages = new Map<number, Page>();
  const counts = new Map<number, number>();
  let spans: SavedSpan[] = [];

  const pageOf = (now: Instant): Page => {
    const day = Math.floor(now / DAY_MS);
    const known = pages.get(day);
    if (known) return known;
    const page: Page = { locations: new Map(), players: new Map() };
    pages.set(day, page);
    return page;
  };

  return {
    addLocation: (change, now) => {
      add(pageOf(now).locations, keyOf(change), change.by);
      add(counts, keyOf(change), change.by);
    },
    addDeed: ({ player_id, deed, by }, now) => {
      const { players } = pageOf(now);
      const deeds = players.get(player_id) ?? { finds: 0, trades: 0, mixes: 0 };
      deeds[deed] += by;
      players.set(player_id, deeds);
    },
    addSpan: (span) => spans.push(span),
    takeBefore: (now) => {
      const finished = [...pages].filter(([day]) => day < Math.floor(now / DAY_MS));
      for (const [day] of finished) pages.delete(day);
      return finished.map(finishedDay);
    },
    takeEndedSpans: () => {
      const taken = spans;
      spans = [];
      return taken;
    },
    *locationDays() {
      for (const page of pages) yield* finishedDay(page).locations;
    },
    *locationCounts() {
      for (const [key, count] of counts) yield { ...ofKey(key), count };
    },
    *playerDays() {
      for (const page of pages) yield* finishedDay(page).players;
    },
    *savedSpans() {
      yield* spans;
      for (const item of items) {
        const span = openSpan(item);
        if (span) yield span;
      }
    },
  };
}

function finishedDay([number, { locations, players }]: [number, Page]): FinishedDay {
  const day = dayOf(number * DAY_MS);
  return {
    day,
    locations: [...locations].map(([key, by]) => ({ ...ofKey(key), day, by })),
    players: [...players].map(([player_id, deeds]) => ({ player_id, day, ...deeds })),
  };
}

function add(sums: Map<number, number>, key: number, by: number) {
  const sum = (sums.get(key) ?? 0) + by;
  if (sum === 0) sums.delete(key);
  else sums.set(key, sum);
}

/** One number for type, digits and location, because a world has millions of these keys. */
function keyOf({ item_type_id, digits, location }: Omit<LocationChange, 'by'>): number {
  return (item_type_id * 16 + digits) * 16 + INDEX_OF_LOCATION[location];
}

function ofKey(key: number): Omit<LocationChange, 'by'> {
  return {
    item_type_id: Math.floor(key / 256) as ItemTypeId,
    digits: Math.floor(key / 16) % 16,
    location: ITEM_LOCATIONS[key % 16] as ItemLocation,
  };
}

const INDEX_OF_LOCATION = Object.fromEntries(
  ITEM_LOCATIONS.map((location, index) => [location, index]),
) as Record<ItemLocation, number>;
