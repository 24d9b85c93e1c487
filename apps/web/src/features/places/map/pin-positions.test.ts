import { expect, test } from 'vitest';
import { pinPositions } from './pin-positions.ts';

test('a single place is in the middle [PC-01]', () => {
  expect(pinPositions([{ lat: 51, lng: 7 }])).toEqual([{ x: 50, y: 56 }]);
});

test('north is up, east is right, and all pins are within the frame [IT-06]', () => {
  const [oslo, rome, lisbon] = pinPositions([
    { lat: 59.9, lng: 10.7 },
    { lat: 41.9, lng: 12.5 },
    { lat: 38.7, lng: -9.1 },
  ]);

  expect(oslo?.y).toBe(22);
  expect(lisbon).toEqual({ x: 8, y: 90 });
  expect(rome?.x).toBe(92);
  expect(rome?.y).toBeGreaterThan(oslo?.y ?? 100);
  expect(rome?.y).toBeLessThan(lisbon?.y ?? 0);
});

test('the poles have a place as well', () => {
  const positions = pinPositions([
    { lat: 90, lng: -180 },
    { lat: -90, lng: 180 },
  ]);

  expect(positions).toEqual([
    { x: 8, y: 22 },
    { x: 92, y: 90 },
  ]);
});

test('no places have no pins', () => {
  expect(pinPositions([])).toEqual([]);
});
