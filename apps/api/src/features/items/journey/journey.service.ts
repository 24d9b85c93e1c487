import { HISTORY_EVENT_TYPES } from '@wallabee/contract/items/history-event-type';
import type { JourneyMap } from '@wallabee/contract/items/journey-map';
import type { ItemId } from '@wallabee/contract/protocol/ids';
import { journeyOf } from '@wallabee/game/journey/journey';
import type { Life, LifeEvent } from '@wallabee/game/journey/life';
import type { Cache } from '../../../platform/cache/cache.ts';
import type { Db } from '../../../platform/db/db.ts';
import type { StoredEvent } from '../history/history.queries.ts';
import { loadHistory, type NamedHistory } from '../history/history.service.ts';
import { drawMap, type MappedStop } from './map/journey-map.ts';

const HOUR_MS = 3_600_000;

export type LoadedJourney = Awaited<ReturnType<typeof loadJourney>>;

interface Options {
  now: Date;
  maps: Pick<Cache<JourneyMap>, 'getOrLoad'>;
  onFailedMap: (error: unknown) => void;
}

export async function loadJourney(
  db: Db,
  shown: { itemId: ItemId; newest: number },
  { now, maps, onFailedMap }: Options,
) {
  const history = await loadHistory(db, shown);
  const life = lifeOf(history, now);
  const names = new Map([...history.players].map(([id, { name }]) => [id, name]));
  const journey = journeyOf(life, names);
  const stops = journey.stops.flatMap(({ number, place_id }, index): MappedStop[] => {
    const found = history.places.get(place_id);
    return found ? [{ number, place: found, way: journey.legs[index - 1]?.kind ?? null }] : [];
  });
  const map = stops.length === 0 ? null : await drawn(stops);
  return { history, journey, map, now: life.now };

  /** The story can be read without its map. */
  async function drawn(stops: MappedStop[]): Promise<JourneyMap | null> {
    try {
      return await maps.getOrLoad(keyOf(stops), () => drawMap(stops));
    } catch (error) {
      onFailedMap(error);
      return null;
    }
  }
}

/** All that a drawing depends on. */
function keyOf(stops: readonly MappedStop[]): string {
  return stops
    .map(({ place, way }) => [place.name, place.city, place.lat, place.lng, way].join('\t'))
    .join('\n');
}

/** By the hour, so that an answer stays the same for a while. */
function lifeOf({ events, places }: NamedHistory, now: Date): Life {
  const ofLife = events.flatMap(toLifeEvent).toReversed();
  const hour = Math.floor(now.getTime() / HOUR_MS) * HOUR_MS;
  return { events: ofLife, places, now: Math.max(hour, ofLife.at(-1)?.created_at ?? hour) };
}

/** Skips event types that this version does not know. */
function toLifeEvent(event: StoredEvent): LifeEvent[] {
  const type = HISTORY_EVENT_TYPES.find((name) => name === event.type);
  return type ? [{ ...event, type, created_at: Date.parse(event.created_at) }] : [];
}
