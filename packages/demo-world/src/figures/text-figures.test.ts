import { expect, test } from 'vitest';
import { figureOf, type SomeRows, times } from './figures.fixture.ts';
import type { FigureName } from './wanted-figures.ts';

const TEXTS: { name: FigureName; rows: (texts: string[]) => SomeRows }[] = [
  {
    name: 'posts with an exact twin',
    rows: (texts) => ({ forum_post: texts.map((text, index) => ({ id: index + 1, thread_id: 1, text })) }),
  },
  { name: 'messages with an exact twin', rows: (texts) => ({ message: texts.map((text) => ({ text })) }) },
  {
    name: 'thread titles with an exact twin',
    rows: (texts) => ({ forum_thread: texts.map((title, index) => ({ id: index + 1, title })) }),
  },
  {
    name: 'bios with an exact twin',
    rows: (texts) => ({ player: texts.map((bio, index) => ({ id: index + 1, bio })) }),
  },
];

const differing = (count: number) => times(count, (index) => `Text ${index}`);

test.each(TEXTS)('$name are all copies of a text [WD-01]', ({ name, rows }) => {
  const few = figureOf(name, { rows: rows([...differing(98), 'same', 'same']) });
  const many = figureOf(name, { rows: rows([...differing(17), 'same', 'same', 'same']) });

  expect(few).toMatchObject({ value: 0.02, isMet: true });
  expect(many).toMatchObject({ value: 0.15, isMet: false, examples: ['3 × same'] });
});

test('players without a bio do not count [WD-01]', () => {
  const player = ['', '', '', 'One', 'Two'].map((bio, index) => ({ id: index + 1, bio }));

  expect(figureOf('bios with an exact twin', { rows: { player } })).toMatchObject({ value: 0, isMet: true });
});
