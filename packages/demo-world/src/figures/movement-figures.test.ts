import { describe, expect, test } from 'vitest';
import { daysBefore, eventRows, figureOf, times, UNTIL } from './figures.fixture.ts';

const place = [
  { id: 1, lat: 51.5, lng: 0 },
  { id: 2, lat: 51.5, lng: 1 },
  { id: 3, lat: 48.9, lng: 2.3 },
  { id: 4, lat: 35.7, lng: 139.7 },
];

const found = (at: string, place_id: number, primary_item_id: number, user_id = 1) =>
  eventRows({ type: 'itemfound', created_at: at, user_id, place_id, primary_item_id });

describe('acts at a place too far from the one before [WD-01]', () => {
  test.each([
    { what: 'the next town at once', to: 2, minutes: 0, user: 1, value: 0 },
    { what: 'another country within nine minutes', to: 3, minutes: 9, user: 1, value: 0.5 },
    { what: 'another country after ten', to: 3, minutes: 10, user: 1, value: 0 },
    { what: 'somebody else elsewhere', to: 3, minutes: 0, user: 2, value: 0 },
  ])('$what: $value', ({ to, minutes, user, value }) => {
    const first = Date.parse(daysBefore(1));
    const then = new Date(first + minutes * 60_000).toISOString();
    const history = [...found(daysBefore(1), 1, 1), ...found(then, to, 2, user)];

    const figure = figureOf('acts at a place too far from the one before', { rows: { place, history } });

    expect(figure).toMatchObject({ value, isMet: value <= 0.01 });
  });
});

test.each([
  { at: '2020-06-01T02:00:00Z', where: 'London', place_id: 1, value: 1 },
  { at: '2020-06-01T05:00:00Z', where: 'London', place_id: 1, value: 0 },
  { at: '2020-06-01T02:00:00Z', where: 'Tokyo', place_id: 4, value: 0 },
  { at: '2020-06-01T17:00:00Z', where: 'Tokyo', place_id: 4, value: 1 },
])('a find in $where at $at is at night: $value [WD-01]', ({ at, place_id, value }) => {
  const rows = { place, history: found(at, place_id, 1) };

  expect(figureOf('finds between midnight and five', { rows })).toMatchObject({ value, isMet: value === 0 });
});

test('a day on which most happens is noticed [WD-01]', () => {
  const even = times(28, (day) => found(new Date(Date.UTC(2020, 1, day + 1)).toISOString(), 1, day + 1));
  const crowded = times(10, (item) => found('2020-03-05T10:00:00Z', 1, 100 + item));
  const figure = (history: ReturnType<typeof found>[]) =>
    figureOf('events on the busiest day of all months', { rows: { place, history: history.flat() } });

  expect(figure(even)).toMatchObject({ value: 1 / 28, isMet: true });
  expect(figure([...even, ...crowded])).toMatchObject({ value: 11 / 38, isMet: false });
});

test('days without a find are counted [WD-01]', () => {
  const history = times(6, (day) =>
    found(new Date(UNTIL - (day + 0.5) * 86_400_000).toISOString(), 1, day + 1),
  );
  const figure = figureOf('days of the last week without a find', {
    rows: { place, history: history.flat() },
  });

  expect(figure).toMatchObject({ value: 1, isMet: false });
});
