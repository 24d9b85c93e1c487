/** Round steps of 1, 2 or 5 up to the value, at most five of them, without zero. */
export function ticksOf(max: number): number[] {
  const step = roundStep(max / MOST_TICKS);
  return Array.from({ length: Math.floor(max / step) }, (_, place) => (place + 1) * step);
}

/** The value at the top of a plot, so that the highest one leaves `room` (a share of the plot) above it. */
export function topOf(max: number, room: number): number {
  return Math.max(max, 1) / (1 - room);
}

/** In a plot of the value's share from the left or the bottom; 0 where there is nothing to share. */
export function shareOf(value: number, of: number): number {
  return of > 0 ? value / of : 0;
}

/** A position for SVG attributes, because the Content-Security-Policy forbids style attributes. */
export function percentOf(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

const MOST_TICKS = 5;

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(least, 1)));
  const factor = [1, 2, 5, 10].find((some) => some * power >= least) ?? 10;
  return factor * power;
}
