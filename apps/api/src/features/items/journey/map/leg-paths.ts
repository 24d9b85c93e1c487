import type { MapLeg } from '@wallabee/contract/items/journey-map';
import type { Position } from './projection.ts';

const BEND = 0.2;
/** The arrow is past the middle, so that it shows the direction. */
const ARROW_AT = 0.58;

interface DrawnLeg {
  from: Position;
  to: Position;
  /** Where the leg before began. */
  before: Position | undefined;
}

/** A leg bends away from the leg before it. */
export function legShape({ from, to, before }: DrawnLeg): Pick<MapLeg, 'path' | 'tip'> {
  const bend = bendOf(from, to, before);
  const tip = onCurve({ from, bend, to }, ARROW_AT);
  const angle = (Math.atan2(tip.dy, tip.dx) * 180) / Math.PI;
  return {
    path: `M${at(from)}Q${at(bend)} ${at(to)}`,
    tip: `translate(${at(tip)}) rotate(${rounded(angle)})`,
  };
}

function bendOf(from: Position, to: Position, before: Position | undefined): Position {
  const [dx, dy] = [(to.x - from.x) * BEND, (to.y - from.y) * BEND];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const [left, right] = [
    { x: middle.x + dy, y: middle.y - dx },
    { x: middle.x - dy, y: middle.y + dx },
  ];
  return before && distance(right, before) > distance(left, before) ? right : left;
}

interface Curve {
  from: Position;
  bend: Position;
  to: Position;
}

function onCurve({ from, bend, to }: Curve, t: number) {
  const along = (a: number, b: number, c: number) => (1 - t) ** 2 * a + 2 * (1 - t) * t * b + t ** 2 * c;
  const slope = (a: number, b: number, c: number) => (1 - t) * (b - a) + t * (c - b);
  return {
    x: along(from.x, bend.x, to.x),
    y: along(from.y, bend.y, to.y),
    dx: slope(from.x, bend.x, to.x),
    dy: slope(from.y, bend.y, to.y),
  };
}

export function distance(one: Position, other: Position): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function at({ x, y }: Position): string {
  return `${rounded(x)} ${rounded(y)}`;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
