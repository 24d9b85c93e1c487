import { describe, expect, test } from 'vitest';
import { excerptFor } from './excerpt.ts';
import { marksIn } from './marks.ts';

const marked = (text: string, words: string) => {
  let shown = text;
  for (const { from, to } of marksIn(text, words.split(' ')).reverse())
    shown = `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`;
  return shown;
};

describe('marks [QL-06]', () => {
  test.each([
    ['yeti', 'Yeti in Soft Focus', '[Yeti] in Soft Focus'],
    ['yet', 'Yeti in Soft Focus', '[Yet]i in Soft Focus'],
    ['yetis', 'Yeti in Soft Focus', '[Yeti] in Soft Focus'],
    ['ytei', 'Yeti in Soft Focus', '[Yeti] in Soft Focus'],
    ['joblot', 'Job Lot', '[Job Lot]'],
    ['cafe', 'Café Central', '[Café] Central'],
    ['42', 'snowybadger42', 'snowybadger[42]'],
    ['bell bellows', 'Bellows and Bell', '[Bellows] and [Bell]'],
    ['owl', 'Fog Bell', 'Fog Bell'],
  ])('%s in %s', (words, text, shown) => {
    expect(marked(text, words)).toBe(shown);
  });
});

describe('excerpts [QL-06]', () => {
  const text =
    'A Job Lot mixes with any item. The result is a random item with the next available number. Both are destroyed.';

  test('are the sentence that most of the words match', () => {
    expect(excerptFor(text, 'random numbers')).toEqual({
      text: 'The result is a random item with the next available number.',
      marks: [
        { from: 16, to: 22 },
        { from: 52, to: 58 },
      ],
    });
  });

  test('begin with the text where nothing matches', () => {
    expect(excerptFor(text, 'zebra').text).toBe('A Job Lot mixes with any item.');
    expect(excerptFor('', 'zebra')).toEqual({ text: '', marks: [] });
  });

  test('are short, around the first match', () => {
    const long = `${'far away '.repeat(40)}the yeti sleeps ${'and so on '.repeat(40)}`;
    const { text: shown, marks } = excerptFor(long, 'yeti');

    expect(shown.length).toBeLessThanOrEqual(162);
    expect(shown).toMatch(/^….*yeti.*…$/);
    expect(shown.slice(marks[0]?.from, marks[0]?.to)).toBe('yeti');
  });
});
