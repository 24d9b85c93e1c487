import { describe, expect, test } from 'vitest';
import { parseArtAddress } from './art-address.ts';

describe('a picture of the API', () => {
  test.each([
    ['item-7-50.png', { kind: 'item', id: 7, part: undefined, size: 50 }],
    ['item-7-200', { kind: 'item', id: 7, part: undefined, size: 200 }],
    ['item-7.2-100.png', { kind: 'item', id: 7, part: 2, size: 100 }],
    ['subset-25.3-100.png', { kind: 'subset', id: 25, part: 3, size: 100 }],
    ['achievement-4.null-50.png', { kind: 'achievement', id: 4, part: 'null', size: 50 }],
    ['item-generic-100.png', { kind: 'item', id: 'generic', part: undefined, size: 100 }],
  ])('%s', (name, address) => {
    expect(parseArtAddress(name, 'picture')).toEqual(address);
  });

  test.each([
    'item-7-300.png',
    'item-7-800.png',
    'item-7-050.png',
    'item-7-100.webp',
    'item-7-100.PNG',
    'item-x-100.png',
    'item--1-100.png',
    'item-12345678901-100.png',
    'dragon-7-100.png',
    'constructor-7-100.png',
    'item-7-100.png.png',
    'item-7-100.png\n',
    '../item-7-100.png',
    '',
  ])('%j is none', (name) => {
    expect(parseArtAddress(name, 'picture')).toBeUndefined();
  });
});

describe('a drawing for pages', () => {
  test.each([25, 50, 60, 100, 120, 200, 400, 512, 800])('has %i pixels', (size) => {
    expect(parseArtAddress(`player-7-${size}.webp`, 'drawing')).toMatchObject({ kind: 'player', size });
  });

  test.each(['item-7-100.png', 'item-7-100', 'item-7-764.webp', 'item-7-1600.webp'])('is not %s', (name) => {
    expect(parseArtAddress(name, 'drawing')).toBeUndefined();
  });
});
