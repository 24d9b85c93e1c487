import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import { distanceBetween, type Point } from '@wallabee/contract/places/nearness';
import { DAY, HOUR, MINUTE } from '../calendar.ts';
import { addTo, shareOf } from './counting.ts';
import type { Measurements, MeasureOptions } from './figure.ts';
import { eventTypeAt } from './recorded-history.ts';
import type { RecordedWorld } from './recorded-world.ts';

/** Whether players are where and when people would be. */
export function movementFigures(
  world: RecordedWorld,
  { until }: MeasureOptions,
): Measurements<
  | 'acts at a place too far from the one before'
  | 'finds between midnight and five'
  | 'events on the busiest day of all months'
  | 'days of the last week without a find'
> {
  const acts = actsAtPlaces(world);
  const finds = acts.filter(({ isFind }) => isFind);
  const lastDays = finds.map(({ at }) => Math.floor((until - at) / DAY)).filter((day) => day < 7);
  return {
    'acts at a place too far from the one before': { value: shareOf(countJumps(acts), acts.length) },
    'finds between midnight and five': {
      value: shareOf(finds.filter(({ at, place }) => hourAt(at, place) < 5).length, finds.length),
    },
    'events on the busiest day of all months': { value: busiestShare(world) },
    'days of the last week without a find': { value: 7 - new Set(lastDays).size },
  };
}

interface Act {
  user: number;
  at: number;
  place: Point;
  isFind: boolean;
}

function actsAtPlaces({ history, places }: RecordedWorld): Act[] {
  const byId = new Map<number, Point>(places.map((place) => [place.id, place]));
  const acts: Act[] = [];
  for (let position = 0; position < history.type.length; position += 1) {
    const type = eventTypeAt(history, position);
    const place = byId.get(history.place.at(position));
    if (!type || !place || !AT_PLACES.has(type)) continue;
    const [user, at] = [history.user.at(position), history.at.at(position)];
    acts.push({ user, at, place, isFind: type === 'itemfound' });
  }
  return acts;
}

function countJumps(acts: readonly Act[]): number {
  const last = new Map<number, Act>();
  let jumps = 0;
  for (const act of acts) {
    const before = last.get(act.user);
    if (before && act.at - before.at < 10 * MINUTE && distanceBetween(before.place, act.place) > FAR)
      jumps += 1;
    last.set(act.user, act);
  }
  return jumps;
}

function busiestShare({ history }: RecordedWorld): number {
  const days = new Map<number, number>();
  for (let position = 0; position < history.at.length; position += 1) {
    addTo(days, new Date(history.at.at(position)).getUTCDate());
  }
  return shareOf(Math.max(0, ...days.values()), history.at.length);
}

/** In metres. */
const FAR = 100_000;

const AT_PLACES: ReadonlySet<HistoryEventType> = new Set<HistoryEventType>([
  'itemfound',
  'itemdropped',
  'itempickedup',
  'itemswappedplace',
]);

/** By the sun. */
function hourAt(at: number, { lng }: Point): number {
  const local = at + Math.round(lng / 15) * HOUR;
  return Math.floor((((local % DAY) + DAY) % DAY) / HOUR);
}
