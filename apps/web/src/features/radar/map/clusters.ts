export interface PixelPoint {
  x: number;
  y: number;
}

/**
 * Groups points that are nearer than `reach` pixels to the first point of a group. The points come in the order of
 * their worth, so the first of each group is its best.
 */
export function clustersOf<Point extends PixelPoint>(points: readonly Point[], reach: number): Point[][] {
  const clusters: [Point, ...Point[]][] = [];
  for (const point of points) {
    const near = clusters.find(([first]) => distance(first, point) < reach);
    if (near) near.push(point);
    else clusters.push([point]);
  }
  return clusters;
}

function distance(a: PixelPoint, b: PixelPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
