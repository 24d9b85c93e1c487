import type { MapStamp } from '@wallabee/contract/items/journey-map';
import { distance } from './leg-paths.ts';
import { HEIGHT, type Position, WIDTH } from './projection.ts';

/** 26 pixels of a map 400 pixels wide, between the width on a phone and on a desktop. */
const NEAREST = (26 / 400) * WIDTH;

export interface PlacedStop {
  readonly number: number;
  readonly place: { readonly name: string; readonly city: string };
  readonly position: Position;
}

export interface Stamp {
  readonly stops: readonly PlacedStop[];
  readonly position: Position;
}

/** Stops at one place share a stamp, and so do those that would cover each other. */
export function stampsOf(stops: readonly PlacedStop[]): Stamp[] {
  let stamps: Stamp[] = stops.map((stop) => ({ stops: [stop], position: stop.position }));
  for (let merged = true; merged; ) {
    const before = stamps.length;
    stamps = stamps.reduce(mergeInto, []);
    merged = stamps.length < before;
  }
  return stamps;
}

function mergeInto(stamps: Stamp[], stamp: Stamp): Stamp[] {
  const near = stamps.findIndex(({ position }) => distance(position, stamp.position) < NEAREST);
  const other = stamps[near];
  if (!other) return [...stamps, stamp];
  const stops = [...other.stops, ...stamp.stops].toSorted((one, next) => one.number - next.number);
  return stamps.with(near, { stops, position: meanOf(stops) });
}

function meanOf(stops: readonly PlacedStop[]): Position {
  const sum = (of: (position: Position) => number) =>
    stops.reduce((total, { position }) => total + of(position), 0) / stops.length;
  return { x: sum(({ x }) => x), y: sum(({ y }) => y) };
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Side = NonNullable<MapStamp['side']>;

/** Sizes in pixels of a map `width` pixels wide. */
interface Look {
  width: number;
  letter: number;
  line: number;
  radius: number;
  /** From the middle of the stamp in view, which is larger, to its label. */
  gap: number;
}

const WIDE: Look = { width: 510, letter: 9.6, line: 24, radius: 18, gap: 25 };
const NARROW: Look = { width: 326, letter: 7.6, line: 19, radius: 15, gap: 22 };
const SIDES: readonly Side[] = ['right', 'left', 'below', 'above'];

/** A label goes to the first side where it covers nothing. */
export function placeLabels(stamps: readonly Stamp[]): MapStamp[] {
  const inOneCity = new Set(stamps.flatMap(({ stops }) => stops.map(({ place }) => place.city))).size === 1;
  const labels = stamps.map((stamp) => labelOf(stamp, inOneCity));
  const [wide, narrow] = [sidesOf(stamps, labels, WIDE), sidesOf(stamps, labels, NARROW)];
  return stamps.map((stamp, index) => ({
    stops: stamp.stops.map(({ number }) => number),
    label: labels[index] ?? '',
    x: percentOf(stamp.position.x, WIDTH),
    y: percentOf(stamp.position.y, HEIGHT),
    side: wide[index] ?? null,
    narrow_side: narrow[index] ?? null,
  }));
}

function sidesOf(stamps: readonly Stamp[], labels: readonly string[], look: Look): (Side | null)[] {
  const taken = stamps.map((stamp) => stampBox(stamp, look));
  return stamps.map((stamp, index) => {
    for (const side of SIDES) {
      const box = labelBox(stamp, labels[index] ?? '', side, look);
      if (!isInside(box) || taken.some((other) => overlap(box, other))) continue;
      taken.push(box);
      return side;
    }
    return null;
  });
}

function labelOf({ stops }: Stamp, inOneCity: boolean): string {
  const names = [...new Set(stops.map(({ place }) => (inOneCity ? place.name : place.city)))];
  return names.join(', ');
}

function percentOf(value: number, of: number): number {
  return Math.round((value / of) * 1_000) / 10;
}

function stampBox({ position: { x, y } }: Stamp, { width, radius }: Look): Box {
  const size = (radius / width) * WIDTH;
  return { left: x - size, right: x + size, top: y - size, bottom: y + size };
}

function labelBox({ position: { x, y } }: Stamp, label: string, side: Side, look: Look): Box {
  const unit = WIDTH / look.width;
  const [wide, high] = [label.length * look.letter * unit, look.line * unit];
  const gap = look.gap * unit;
  const centred = { left: x - wide / 2, right: x + wide / 2 };
  const beside = { top: y - high / 2, bottom: y + high / 2 };
  if (side === 'right') return { ...beside, left: x + gap, right: x + gap + wide };
  if (side === 'left') return { ...beside, left: x - gap - wide, right: x - gap };
  if (side === 'below') return { ...centred, top: y + gap, bottom: y + gap + high };
  return { ...centred, top: y - gap - high, bottom: y - gap };
}

function isInside({ left, right, top, bottom }: Box): boolean {
  return left >= 6 && right <= WIDTH - 6 && top >= 6 && bottom <= HEIGHT - 6;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
