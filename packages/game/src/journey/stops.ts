import { distanceBetween } from '@wallabee/contract/places/nearness';
import { DAY_MS } from '@wallabee/contract/protocol/day';
import type { PlaceId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '../state/item-state.ts';
import { handsAfter } from './chapters.ts';
import { type Life, type LifeEvent, liesAtPlace } from './life.ts';

/** A visit of an item to a place. */
export interface Stop {
  /** From 1, in the order of time. */
  readonly number: number;
  readonly place_id: PlaceId;
  readonly from: Instant;
  /** The last event there. */
  readonly to: Instant;
  /** Positions of the first and the last event there, in the list of events. */
  readonly first: number;
  readonly last: number;
}

/** The way from the stop before to the stop `to`. */
export interface Leg {
  readonly to: number;
  /** `carried` by one player; `traded` where it changed hands on the way. */
  readonly kind: 'carried' | 'traded';
  readonly metres: number;
}

/** A visit lasts while the item lies there; what happens there within a day is the same visit. */
export function stopsOf({ events, places }: Pick<Life, 'events' | 'places'>): Stop[] {
  const stops: Stop[] = [];
  for (const [index, { place_id, created_at }] of events.entries()) {
    if (place_id === null || !places.has(place_id)) continue;
    const last = stops.at(-1);
    if (last && last.place_id === place_id && isSameVisit(events, last, index))
      stops[stops.length - 1] = { ...last, to: created_at, last: index };
    else
      stops.push({
        number: stops.length + 1,
        place_id,
        from: created_at,
        to: created_at,
        first: index,
        last: index,
      });
  }
  return stops;
}

function isSameVisit(events: readonly LifeEvent[], { last, to }: Stop, index: number): boolean {
  const before = events[index - 1];
  const event = events[index];
  if (!(before && event)) return false;
  return (index - 1 === last && liesAtPlace(before)) || event.created_at - to <= DAY_MS;
}

export function legsOf(life: Pick<Life, 'events' | 'places'>, stops: readonly Stop[]): Leg[] {
  const hands = handsAfter(life.events);
  return stops.slice(1).map((stop, index) => {
    const before = stops[index] ?? stop;
    const onTheWay = hands.slice(before.last, stop.first);
    const [from, to] = [life.places.get(before.place_id), life.places.get(stop.place_id)];
    return {
      to: stop.number,
      kind: onTheWay.every((holder) => holder === onTheWay[0]) ? 'carried' : 'traded',
      metres: from && to ? distanceBetween(from, to) : 0,
    };
  });
}
