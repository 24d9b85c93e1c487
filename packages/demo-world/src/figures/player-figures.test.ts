import { describe, expect, test } from 'vitest';
import { daysBefore, figureOf, times } from './figures.fixture.ts';

describe('players who hold an item', () => {
  const player = times(4, (index) => ({ id: index + 1 }));
  const held = (item_id: number, user_id: number | null, location: string) => ({
    item_id,
    user_id,
    location,
  });

  test.each([
    { item: [held(1, 1, 'pouch'), held(2, 2, 'saved')], value: 0.5, isMet: true },
    { item: [held(1, 1, 'lockbox'), held(2, 2, 'dropped')], value: 0.5, isMet: true },
    { item: [held(1, 1, 'pouch'), held(2, 1, 'pouch'), held(3, null, 'dropped')], value: 0.25, isMet: false },
  ])('are $value of all [WD-01]', ({ item, value, isMet }) => {
    expect(figureOf('players who hold an item', { rows: { player, item } })).toMatchObject({ value, isMet });
  });
});

describe('last activity', () => {
  const lastActive = (...days: number[]) => ({
    player: days.map((ago, index) => ({ id: index + 1, last_active_at: daysBefore(ago) })),
  });

  test.each([
    { days: [2, 29.5, 31, 400], value: 0.5, isMet: true },
    { days: [2, 31, 40, 60, 70], value: 0.2, isMet: false },
  ])('in the last 30 days counts $value [WD-01]', ({ days, value, isMet }) => {
    const figure = figureOf('players active in the last 30 days', { rows: lastActive(...days) });
    expect(figure).toMatchObject({ value, isMet });
  });

  test.each([
    { days: [2, 10, 366, 364], value: 0.25, isMet: true },
    { days: [366, 800, 900, 10], value: 0.75, isMet: false },
    { days: [1, 2, 3, 4], value: 0, isMet: false },
  ])('more than a year ago counts $value [WD-01]', ({ days, value, isMet }) => {
    const figure = figureOf('players last active more than a year ago', { rows: lastActive(...days) });
    expect(figure).toMatchObject({ value, isMet });
  });

  test.each([
    { days: times(24, (month) => 1 + month * 30.44), value: 0, isMet: true },
    { days: times(20, (month) => 1 + month * 30.44), value: 4, isMet: false },
  ])('leaves $value months empty [WD-01]', ({ days, value, isMet }) => {
    const name = 'months of the last 24 in which nobody was last active';
    expect(figureOf(name, { rows: lastActive(...days) })).toMatchObject({ value, isMet });
  });

  test.each([
    { days: [...times(50, (index) => 40 + index), ...times(50, () => 5)], value: 0.01, isMet: true },
    { days: [...times(50, (index) => 40 + index), ...times(50, () => 35)], value: 0.5, isMet: false },
  ])('has at most $value on one day before the last 30 [WD-01]', ({ days, value, isMet }) => {
    const name = 'players last active on the same day, the last 30 days aside';
    expect(figureOf(name, { rows: lastActive(...days) })).toMatchObject({ value, isMet });
  });
});
