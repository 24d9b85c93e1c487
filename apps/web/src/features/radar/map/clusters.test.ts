import { expect, test } from 'vitest';
import { clustersOf } from './clusters.ts';

const at = (id: string, x: number, y: number) => ({ id, x, y });
const idsOf = (clusters: { id: string }[][]) =>
  clusters.map((cluster) => cluster.map(({ id }) => id).join(''));

test('points near the best one join it, others stand alone', () => {
  const points = [at('a', 0, 0), at('b', 100, 0), at('c', 30, 20), at('d', 0, 41)];

  expect(idsOf(clustersOf(points, 40))).toEqual(['ac', 'b', 'd']);
});

test('the first of a cluster is the best, and no point is lost', () => {
  const points = Array.from({ length: 200 }, (_, id) => at(`${id} `, (id * 37) % 300, (id * 91) % 300));
  const clusters = clustersOf(points, 44);

  expect(clusters.flat()).toHaveLength(200);
  for (const [first, ...more] of clusters)
    for (const point of more) {
      expect(points.indexOf(point)).toBeGreaterThan(points.indexOf(first as (typeof points)[0]));
      expect(Math.hypot(point.x - (first?.x ?? 0), point.y - (first?.y ?? 0))).toBeLessThan(44);
    }
});

test('nothing has no clusters', () => {
  expect(clustersOf([], 40)).toEqual([]);
});
