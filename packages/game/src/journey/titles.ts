import type { ItemLocation } from '@wallabee/contract/items/item-location';
import type { Point } from '@wallabee/contract/places/nearness';
import { DAY_MS } from '@wallabee/contract/protocol/day';
import type { Chapter } from './chapters.ts';
import type { JourneyFigures } from './figures.ts';
import { type Direction, titleStrings } from './journey.strings.ts';
import { type Life, YEAR_MS } from './life.ts';
import type { Leg, Stop } from './stops.ts';

const FAR_METRES = 1_000_000;
const DIRECTED_METRES = 200_000;

interface Parts {
  chapters: readonly Chapter[];
  stops: readonly Stop[];
  legs: readonly Leg[];
  figures: JourneyFigures;
}

/** A title for each chapter, from facts of the history alone. No title comes twice while another fits. */
export function titlesOf(life: Life, parts: Parts): string[] {
  const used = new Set<string>();
  return parts.chapters.map((chapter, index) => {
    const fitting = [...fittingTitles(life, parts, index), arrival(life, chapter)];
    const title = fitting.find((candidate) => !used.has(candidate)) ?? fitting.at(-1) ?? '';
    used.add(title);
    return title;
  });
}

/** The most telling first. */
function fittingTitles(life: Life, parts: Parts, index: number): string[] {
  const chapter = parts.chapters[index];
  if (!chapter) return [];
  const isLast = index === parts.chapters.length - 1;
  const facts = [
    ofLocation(titleStrings.withGame, chapter.holder_id === null ? chapter.location : null),
    isLast ? ofLocation(titleStrings.ends, chapter.location) : null,
    index === 0 ? arrival(life, chapter) : null,
    isLast ? ofLocation(titleStrings.now, chapter.location) : null,
    restTitle(life, chapter, parts.figures),
    isAgain(parts.chapters, index) ? titleStrings.again : null,
    wayTitle(life, parts, chapter),
    stayTitle(life, chapter),
  ];
  return facts.filter((title) => title !== null);
}

function ofLocation(
  titles: Partial<Record<ItemLocation, string>>,
  location: ItemLocation | null,
): string | null {
  return location === null ? null : (titles[location] ?? null);
}

function arrival({ places }: Life, { events }: Chapter): string {
  const [first] = events;
  if (!first) return '';
  const place = first.place_id === null ? undefined : places.get(first.place_id);
  return titleStrings.arrivals[first.type](place?.city ?? null);
}

function restTitle({ now }: Life, { events, to }: Chapter, { longest_rest }: JourneyFigures): string | null {
  const rests = events.map((event, index) => (events[index + 1]?.created_at ?? to ?? now) - event.created_at);
  if (!rests.some((length) => length > YEAR_MS)) return null;
  const isLongest = events.some((event) => event.created_at === longest_rest?.from);
  return isLongest ? titleStrings.longestRest : titleStrings.rest;
}

function isAgain(chapters: readonly Chapter[], index: number): boolean {
  const holder = chapters[index]?.holder_id ?? null;
  return holder !== null && chapters.slice(0, index).some(({ holder_id }) => holder_id === holder);
}

function wayTitle({ places }: Life, { stops, legs }: Parts, chapter: Chapter): string | null {
  const ids = new Set(chapter.events.map(({ created_at }) => created_at));
  const reached = stops.filter(({ from }) => ids.has(from));
  const carried = legs.filter(
    ({ to, kind }) => kind === 'carried' && reached.some(({ number }) => number === to),
  );
  const metres = carried.reduce((sum, leg) => sum + leg.metres, 0);
  if (metres >= FAR_METRES) return titleStrings.far;
  const start = stops.find(({ number }) => number === (carried[0]?.to ?? 0) - 1);
  const end = stops.find(({ number }) => number === carried.at(-1)?.to);
  const [from, to] = [start && places.get(start.place_id), end && places.get(end.place_id)];
  return from && to && metres >= DIRECTED_METRES ? titleStrings.directions[directionOf(from, to)] : null;
}

function directionOf(from: Point, to: Point): Direction {
  const north = to.lat - from.lat;
  const east = eastwards(from.lng, to.lng) * Math.cos(((from.lat + to.lat) * Math.PI) / 360);
  if (Math.abs(north) >= Math.abs(east)) return north >= 0 ? 'north' : 'south';
  return east >= 0 ? 'east' : 'west';
}

/** The shorter way around the world. */
function eastwards(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

function stayTitle({ now }: Life, { from, to }: Chapter): string | null {
  const length = (to ?? now) - from;
  if (length <= DAY_MS) return titleStrings.aDay;
  return length <= 7 * DAY_MS ? titleStrings.aWeek : null;
}
