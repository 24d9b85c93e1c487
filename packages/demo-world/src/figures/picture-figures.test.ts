import { expect, test } from 'vitest';
import { readShippedFiles } from '../shipped-files.fixture.ts';
import { figureOf, times, UNTIL } from './figures.fixture.ts';
import { pictureFigures } from './picture-figures.ts';

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

test('pictures are compared as they are drawn [WD-01]', async () => {
  const { catalogue } = await readShippedFiles();

  const figures = pictureFigures({ kind: 'demo', until: UNTIL, catalogue });

  expect(figures['types with the same picture as another of their set'].value).toBe(0);
  expect(figures['most types with one picture'].value).toBe(1);
});
