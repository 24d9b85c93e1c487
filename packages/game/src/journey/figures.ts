import type { PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '../state/item-state.ts';
import type { Chapter } from './chapters.ts';
import { isGone, isWithGame, type Life, liesAtPlace } from './life.ts';
import type { Leg, Stop } from './stops.ts';

export interface Rest {
  readonly from: Instant;
  /** Null while it goes on. */
  readonly to: Instant | null;
  /** Null where it lay at a place. */
  readonly holder_id: PlayerId | null;
  /** Null where a player had it. */
  readonly place_id: PlaceId | null;
}

export interface JourneyFigures {
  readonly from: Instant;
  /** When it was gone; null while it is there. */
  readonly to: Instant | null;
  /** Different players who had it. */
  readonly hands: number;
  readonly metres: number;
  readonly cities: number;
  /** The longest time between two events that it was with a player or at a place. */
  readonly longest_rest: Rest | null;
}

interface Parts {
  chapters: readonly Chapter[];
  stops: readonly Stop[];
  legs: readonly Leg[];
}

export function figuresOf(life: Life, { chapters, stops, legs }: Parts): JourneyFigures {
  const holders = chapters.flatMap(({ holder_id }) => (holder_id === null ? [] : [holder_id]));
  return {
    from: life.events[0]?.created_at ?? life.now,
    to: chapters.at(-1)?.to ?? null,
    hands: new Set(holders).size,
    metres: legs.reduce((sum, { metres }) => sum + metres, 0),
    cities: new Set(stops.map(({ place_id }) => life.places.get(place_id)?.city)).size,
    longest_rest: longestRest(life, chapters),
  };
}

function longestRest({ now }: Life, chapters: readonly Chapter[]): Rest | null {
  const lengthOf = ({ from, to }: Rest) => (to ?? now) - from;
  return chapters
    .flatMap(restsIn)
    .reduce<Rest | null>(
      (longest, rest) => (longest && lengthOf(longest) >= lengthOf(rest) ? longest : rest),
      null,
    );
}

function restsIn({ events, holder_id, to }: Chapter): Rest[] {
  return events.flatMap((event, index) => {
    if (isWithGame(event.location) || isGone(event.location)) return [];
    const isLying = liesAtPlace(event);
    return {
      from: event.created_at,
      to: events[index + 1]?.created_at ?? to,
      holder_id: isLying ? null : holder_id,
      place_id: isLying ? event.place_id : null,
    };
  });
}
