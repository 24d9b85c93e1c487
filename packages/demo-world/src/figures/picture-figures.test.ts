import { expect, test } from 'vitest';
import { figureOf, times } from './figures.fixture.ts';

const drawn = (id: number, set_id: number, accent: string | null = null) => ({
  id,
  set_id,
  icon: 'bread',
  accent,
});

test.each([
  { types: [drawn(1, 1), drawn(2, 1, 'zzz'), drawn(3, 2)], value: 0, isMet: true },
  { types: [drawn(1, 1), drawn(2, 1), drawn(3, 2)], value: 2, isMet: false },
  { types: [{ id: 1 }, { id: 2 }], value: 0, isMet: true },
])('$value types look like another of their set [WD-01]', ({ types, value, isMet }) => {
  const figure = figureOf('types with the same picture as another of their set', { types });
  expect(figure).toMatchObject({ value, isMet });
});

test.each([
  { count: 3, isMet: true },
  { count: 4, isMet: false },
])('$count types of different sets share a picture [WD-01]', ({ count, isMet }) => {
  const types = times(count, (index) => drawn(index + 1, index + 1));
  expect(figureOf('most types with one picture', { types })).toMatchObject({ value: count, isMet });
});

test('the caller may say what a picture is composed of [WD-01]', () => {
  const types = times(5, (index) => drawn(index + 1, 1));
  const figure = figureOf('most types with one picture', { types, pictureOf: ({ id }) => `frame ${id}` });
  expect(figure).toMatchObject({ value: 1, isMet: true });
});
