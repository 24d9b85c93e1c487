import { expect, test } from 'vitest';
import { areaPath, linePath } from './paths.ts';

const spots = [
  { x: 0, y: 0 },
  { x: 0.5, y: 1 },
  { x: 1, y: 0.5 },
];

test('a line joins its spots, from the bottom left', () => {
  expect(linePath(spots)).toBe('M0 300L500 0L1000 150');
});

test('an area is closed along the bottom', () => {
  expect(areaPath(spots)).toBe('M0 300L500 0L1000 150L1000 300L0 300Z');
});

test('nothing has no area', () => {
  expect(areaPath([])).toBe('');
});
