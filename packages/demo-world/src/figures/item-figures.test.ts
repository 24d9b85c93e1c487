import { describe, expect, test } from 'vitest';
import { daysBefore, figureOf, times } from './figures.fixture.ts';

const ofTypes = (...types: number[]) =>
  types.map((item_type_id, index) => ({ item_id: index + 1, item_type_id }));

test.each([
  { count: 20_000, isMet: true },
  { count: 19_999, isMet: false },
  { count: 50_001, isMet: false },
])('a small world of $count items [WD-01]', ({ count, isMet }) => {
  const rows = { item: ofTypes(...times(count, () => 1)) };
  expect(figureOf('items', { kind: 'small', rows })).toMatchObject({ value: count, isMet });
});

describe('the commonest type', () => {
  const name = 'items of the commonest type';

  test.each([
    { types: times(50, (index) => index + 1), value: 0.02, isMet: true },
    { types: [...times(48, (index) => index + 1), 1, 1], value: 0.06, isMet: false },
  ])('is $value of all items [WD-01]', ({ types, value, isMet }) => {
    expect(figureOf(name, { rows: { item: ofTypes(...types) } })).toMatchObject({ value, isMet });
  });

  test('does not count in a small world where it reaches the numbers of Wishing Wells [WD-01]', () => {
    const item = ofTypes(...times(10_001, () => 999), ...times(50, (index) => index + 1));

    expect(figureOf(name, { kind: 'small', rows: { item } })).toMatchObject({ value: 0.02, isMet: true });
    expect(figureOf(name, { kind: 'demo', rows: { item } })).toMatchObject({ isMet: false });
  });
});

describe('types that were issued', () => {
  const issued = (...counts: number[]) =>
    counts.map((count, index) => ({ item_type_id: index + 1, issued: count }));
  const foraged = { categories: [1], released_at: daysBefore(366) };

  test.each([
    { counts: [1, 150, 400, 2, 2], value: 150, isMet: true },
    { counts: [1, 149, 400, 2, 2], value: 149, isMet: false },
  ])('have a median of $value, without the new and those not foraged [WD-01]', ({ counts, value, isMet }) => {
    const types = [
      { id: 1, ...foraged },
      { id: 2, ...foraged },
      { id: 3, ...foraged },
      { id: 4, ...foraged, released_at: daysBefore(364) },
      { id: 5, ...foraged, categories: [] },
    ];
    const name = 'median issued of types foraged for over a year';
    const figure = figureOf(name, { types, rows: { item_type_counter: issued(...counts) } });
    expect(figure).toMatchObject({ value, isMet });
  });

  test.each([
    { type: { set_id: 1 }, count: 1, value: 0, isMet: true },
    { type: { set_id: 1 }, count: 0, value: 1, isMet: false },
    { type: { set_id: 25 }, count: 0, value: 0, isMet: true },
    { type: { set_id: 1, released_at: daysBefore(-1) }, count: 0, value: 0, isMet: true },
    { type: { set_id: 1, released_at: null }, count: 0, value: 0, isMet: true },
  ])('leave $value of $type out when $count were issued [WD-01]', ({ type, count, value, isMet }) => {
    const rows = { item_type_counter: issued(count) };
    const figure = figureOf('released set items never issued', { types: [{ id: 1, ...type }], rows });
    expect(figure).toMatchObject({ value, isMet });
  });

  test.each([
    { type: { is_retired: true, set_id: 25 }, count: 0, value: 1, isMet: false },
    { type: { is_retired: true, set_id: 25 }, count: 1, value: 0, isMet: true },
    { type: { is_retired: false }, count: 0, value: 0, isMet: true },
  ])('leave $value retired out of $type when $count were issued [WD-01]', ({ type, count, value, isMet }) => {
    const rows = { item_type_counter: issued(count) };
    const figure = figureOf('retired types never issued', { types: [{ id: 1, ...type }], rows });
    expect(figure).toMatchObject({ value, isMet });
  });
});

test.each([
  { set: { id: 2, created_at: daysBefore(366) }, completed: 2, value: 0, isMet: true },
  { set: { id: 2, created_at: daysBefore(366) }, completed: 3, value: 1, isMet: false },
  { set: { id: 2, created_at: daysBefore(364) }, completed: 3, value: 0, isMet: true },
  { set: { id: 20, created_at: daysBefore(366) }, completed: 3, value: 0, isMet: true },
])('$value of $set lack a finisher where somebody completed set $completed [WD-01]', (sample) => {
  const name = 'sets older than a year that nobody completed';
  const rows = { set_completion: [{ set_id: sample.completed }] };
  const { value, isMet } = sample;
  expect(figureOf(name, { sets: [sample.set], rows })).toMatchObject({ value, isMet });
});
