import { createHmac } from 'node:crypto';
import { dayOf } from '@wallabee/contract/protocol/day';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCounterCheck, drawFault, hasPicked } from './draw-faults.ts';
import { createLuck, luckOfFractions, pickedPosition, TWO_TO_32 } from './luck.ts';
import { DAYS_AHEAD, daysAhead, isSeedPublic, lastPublicDay } from './luck-days.ts';
import { luckNumbers } from './luck-numbers.ts';
import { drawnItems } from './record-picks.ts';

const seed = Buffer.alloc(32, 7);
const hmac = (message: string) => createHmac('sha256', seed).update(message).digest();

test('draw n is the n-th group of four bytes, and every eighth begins a new block [TM-05]', () => {
  const numbers = luckNumbers(hmac, { player_id: 12, counter: 3 });
  const [first, second] = [hmac('12|3|0'), hmac('12|3|1')];

  expect([0, 1, 7, 8, 14].map(numbers)).toEqual([
    first.readUInt32BE(0),
    first.readUInt32BE(4),
    first.readUInt32BE(28),
    second.readUInt32BE(0),
    second.readUInt32BE(24),
  ]);
});

test('a choice of one or none computes nothing and is not recorded [TM-05]', () => {
  const luck = createLuck(() => {
    throw new Error('No number is needed.');
  });

  expect([0, 1].map((size) => luck.choose(0, { of: 'variants', size, options: () => [] }))).toEqual([0, 0]);
  expect(luck.picks).toEqual([]);
});

test('what was chosen from what is recorded', () => {
  const luck = luckOfFractions([0.5, 0, 0.99]);

  expect(luck.choose(0, { of: 'players', size: 2, options: () => [8, 9] })).toBe(1);
  expect(luck.choose(2, { of: 'pool', size: 40, options: () => [] })).toBe(39);
  expect(luck.picks).toEqual([
    { draw: 0, of: 'players', size: 2, options: [8, 9], picked: 1 },
    { draw: 2, of: 'pool', size: 40, options: [], picked: 39 },
  ]);
});

test('a position is the same in whole numbers, for any size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: TWO_TO_32 - 1 }),
      fc.integer({ min: 2, max: 100_000 }),
      (n, size) => {
        expect(pickedPosition(n, size)).toBe(Number((BigInt(n) * BigInt(size)) >> 32n));
      },
    ),
  );
});

test('an action is about the items that it made, or else those that it left in a pouch [TM-05]', () => {
  const [wand, painted, made] = [
    { item_id: 1, location: 'mixed' },
    { item_id: 2, location: 'pouch' },
    { item_id: 3, location: 'pouch' },
  ];
  const itemsOf = (applied: object) => drawnItems(applied as Parameters<typeof drawnItems>[0]);

  expect(itemsOf({ minted: [made], moved: [wand, painted] })).toEqual([3]);
  expect(itemsOf({ minted: [], moved: [wand, painted] })).toEqual([2]);
});

test.each([
  { what: 'as it was', changed: {}, fault: null },
  { what: 'another position', changed: { picked: 0 }, fault: 'pick' },
  { what: 'another draw', changed: { draw: 1 }, fault: 'pick' },
  { what: 'another number of options', changed: { size: 900 }, fault: 'pick' },
  { what: 'an unknown list', changed: { options: 'b' }, fault: 'options' },
  { what: 'a player where none is chosen', changed: { of: 'players' as const }, fault: 'options' },
  { what: 'a list where the pool has none', changed: { of: 'pool' as const }, fault: 'options' },
])('a draw with $what: $fault [TM-05]', ({ changed, fault }) => {
  const numbers = luckNumbers(hmac, { player_id: 1, counter: 1 });
  const list = Array.from({ length: 1_000 }, (_, id) => id);
  const picked = pickedPosition(numbers(0), 1_000);
  const pick = { draw: 0, of: 'item_types' as const, size: 1_000, options: 'a', picked, ...changed };

  const draw = { action: 'open' as const, picks: [pick] };
  const found = drawFault(draw, { numbers, listOf: (key) => (key === 'a' ? list : undefined) });

  expect(found).toBe(fault);
});

test('a draw has picks, each of a later number and from a list of its size [TM-05]', () => {
  const numbers = luckNumbers(hmac, { player_id: 1, counter: 1 });
  const lists = new Map([['a', [7, 8, 9]]]);
  const pick = (draw: number, size = 3) => {
    const picked = pickedPosition(numbers(draw), size);
    return { draw, of: 'item_types' as const, size, options: 'a', picked };
  };
  const faultOf = (picks: ReturnType<typeof pick>[]) =>
    drawFault({ action: 'open', picks }, { numbers, listOf: (key) => lists.get(key) });

  expect(faultOf([pick(0), pick(1), pick(9)])).toBeNull();
  expect(faultOf([pick(1), pick(0)])).toBe('pick');
  expect(faultOf([pick(0), pick(0)])).toBe('pick');
  expect(faultOf([])).toBe('pick');
  expect(faultOf([pick(0, 4)])).toBe('options');
});

test.each([
  { types: [7, 9], isSame: true },
  { types: [7, 5, 9], isSame: true },
  { types: [9, 7], isSame: false },
  { types: [7], isSame: false },
  { types: [7, undefined], isSame: false },
])('items of the types $types are what came: $isSame [TM-05]', ({ types, isSame }) => {
  const pick = (picked: number) => ({ draw: 0, of: 'item_types' as const, size: 3, options: 'a', picked });

  const items = types.map((type) => (type === undefined ? undefined : { type, variant: null }));
  expect(hasPicked([pick(0), pick(2)], { listOf: () => [7, 8, 9], items })).toBe(isSame);
});

test.each([
  { variants: [2], isSame: true },
  { variants: [undefined], isSame: true },
  { variants: [null, 2], isSame: true },
  { variants: [1], isSame: false },
  { variants: [null], isSame: false },
  { variants: [], isSame: false },
])('items of the variants $variants are what came: $isSame [TM-05]', ({ variants, isSame }) => {
  const pick = { draw: 0, of: 'variants' as const, size: 2, options: 'a', picked: 1 };
  const items = variants.map((variant) => ({ type: 7, variant }));

  expect(hasPicked([pick], { listOf: () => [1, 2], items })).toBe(isSame);
});

test.each([
  { counters: [1, 2, 3], isWhole: true },
  { counters: [2, 3], isWhole: false },
  { counters: [1, 3], isWhole: false },
  { counters: [1, 1], isWhole: false },
])('counters $counters are whole: $isWhole [TM-05]', ({ counters, isWhole }) => {
  const isNext = createCounterCheck();
  const found = [{ player_id: 4, counter: 1 }, ...counters.map((counter) => ({ player_id: 5, counter }))];

  expect(found.map(isNext).every(Boolean)).toBe(isWhole);
});

test('a seed is public ten minutes after its day, and days are those of UTC [TM-05]', () => {
  const day = dayOf(Date.parse('2026-03-01T23:59:59.999Z'));

  expect(day).toBe('2026-03-01');
  expect(isSeedPublic(day, Date.parse('2026-03-02T00:09:59.999Z'))).toBe(false);
  expect(isSeedPublic(day, Date.parse('2026-03-02T00:10:00Z'))).toBe(true);
  expect(lastPublicDay(Date.parse('2026-03-02T00:09:59.999Z'))).toBe('2026-02-28');
  expect(lastPublicDay(Date.parse('2026-03-02T00:10:00Z'))).toBe(day);
  expect(DAYS_AHEAD).toBeGreaterThanOrEqual(7);
  expect(daysAhead(Date.parse('2026-02-27T12:00:00Z')).slice(0, 3)).toEqual([
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
});
