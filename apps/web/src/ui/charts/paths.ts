/** A spot in a plot: both from 0 to 1, `x` from the left, `y` from the bottom. */
export interface Spot {
  x: number;
  y: number;
}

/** The paths are stretched to their plot, so the units say only how precise they are. */
export const PATH_BOX = { width: 1000, height: 300 };

export function linePath(spots: readonly Spot[]): string {
  return spots.map((spot, place) => `${place === 0 ? 'M' : 'L'}${pointOf(spot)}`).join('');
}

/** The line, closed along the bottom. */
export function areaPath(spots: readonly Spot[]): string {
  const [first] = spots;
  const last = spots.at(-1);
  if (!first || !last) return '';
  return `${linePath(spots)}L${pointOf({ x: last.x, y: 0 })}L${pointOf({ x: first.x, y: 0 })}Z`;
}

function pointOf({ x, y }: Spot): string {
  return `${inTenths(x * PATH_BOX.width)} ${inTenths((1 - y) * PATH_BOX.height)}`;
}

function inTenths(value: number): number {
  return Number(value.toFixed(1));
}
