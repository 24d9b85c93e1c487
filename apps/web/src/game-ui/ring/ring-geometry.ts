import { LARGEST_RING, SMALLEST_RING } from '@wallabee/contract/swaps/swap-limits';

export type RingSize = keyof typeof SHAPES;

export function ringSizeOf(members: readonly unknown[]): RingSize {
  return Math.min(Math.max(members.length, SMALLEST_RING), LARGEST_RING) as RingSize;
}

/** In degrees clockwise from the right. The first player is at the foot; each gift is between its giver and the next. */
export function ringAngles(size: RingSize): { player: number; gift: number }[] {
  const { mine } = SHAPES[size];
  const others = size === 2 ? 0 : (360 - 2 * mine) / (size - 2);
  return Array.from({ length: size }, (_, place) => {
    const player = place === 0 ? FOOT : FOOT + mine + (place - 1) * others;
    const arc = place === 0 || place === size - 1 ? mine : others;
    return { player, gift: player + arc / 2 };
  });
}

export interface RingArc {
  path: string;
  isMine: boolean;
  /** Where the arrow is that shows the direction. */
  tip: string;
}

/** In a square of 100 units. */
export function ringArcs(size: RingSize): RingArc[] {
  const angles = ringAngles(size);
  const { radius } = SHAPES[size];
  return angles.map(({ player, gift }, place) => {
    const isMine = place === 0 || place === size - 1;
    const next = angles[place + 1]?.player ?? FOOT + 360;
    const tip = gift + (next - gift) * TIP_SHARE;
    return {
      path: `M${point(player, radius)}A${radius} ${radius} 0 0 1 ${point(next, radius)}`,
      isMine,
      tip: `translate(${point(tip, radius)}) rotate(${round(tip + 90)}) scale(${isMine ? 1.15 : 0.95})`,
    };
  });
}

export function ringRadius(size: RingSize): number {
  return SHAPES[size].radius;
}

/** `mine` is the angle of each of the two arcs of the first player, whose plates are larger. */
const SHAPES = {
  2: { radius: 36, mine: 180 },
  3: { radius: 38, mine: 122 },
  4: { radius: 39, mine: 100 },
  5: { radius: 40.5, mine: 82 },
} as const;

const FOOT = 90;
/** The plate is larger than the face after it, so the middle of the gap is past the middle of the angle. */
const TIP_SHARE = 0.545;

function point(degrees: number, radius: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${round(50 + radius * Math.cos(angle))} ${round(50 + radius * Math.sin(angle))}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
