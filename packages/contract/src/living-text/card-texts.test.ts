import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardTextsIn, MOST_CARDS, readCardText, splitAtCards } from './card-texts.ts';

describe('a name in brackets', () => {
  test.each([
    ['Yeti', 'Yeti', null],
    ['Yeti #42', 'Yeti', 42],
    ['Yeti#42', 'Yeti', 42],
    [' Yeti  in Soft Focus  #1,066 ', 'Yeti  in Soft Focus', 1066],
    ['Crème Brûlée #7', 'Crème Brûlée', 7],
    ['Rule #1 Poster', 'Rule #1 Poster', null],
    ['Yeti #0', 'Yeti #0', null],
    ['Yeti #10,66', 'Yeti #10,66', null],
  ])('%s is a name and a number [FX-03]', (words, name, number) => {
    expect(readCardText(words)).toEqual({ words, name, number });
  });

  test.each([['#42'], ['12'], ['…'], [' '], ['42 #7']])('%s names no item', (words) => {
    expect(readCardText(words)).toBeUndefined();
  });
});

describe('the names in a text', () => {
  test('are found once each, in their order [FX-03]', () => {
    const found = cardTextsIn(['I have [Yeti #42], [Lens] and [Yeti #42].', '[Yeti]']);

    expect(found.map(({ words }) => words)).toEqual(['Yeti #42', 'Lens', 'Yeti']);
  });

  test('do not reach over a line or into other brackets', () => {
    expect(cardTextsIn(['[Ye\nti] [[Lens]] [', 'Yeti]', '[]'])).toMatchObject([{ words: 'Lens' }]);
  });

  test(`are at most ${MOST_CARDS} [FX-03]`, () => {
    const text = Array.from({ length: 30 }, (_, nth) => `[Yeti #${nth + 1}]`).join(' ');

    expect(cardTextsIn([text]).at(-1)?.number).toBe(MOST_CARDS);
    expect(cardTextsIn([text])).toHaveLength(MOST_CARDS);
  });
});

describe('splitting a text', () => {
  test('takes out known names and leaves the others as typed [FX-03]', () => {
    const cardOf = (words: string) => (words === 'Yeti #42' ? 7 : undefined);

    expect(splitAtCards('See [Yeti #42] and [Nothing].', cardOf)).toEqual([
      { text: 'See ' },
      { text: '[Yeti #42]', card: 7 },
      { text: ' and [Nothing].' },
    ]);
  });

  test('loses nothing of any text [FX-03]', () => {
    const part = fc.constantFrom('[', ']', 'Yeti', ' #4', '2', '\n', 'é🐝', ' ');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (written) => {
        const text = written.join('');
        const parts = splitAtCards(text, (words) => readCardText(words));

        expect(parts.map((one) => one.text).join('')).toBe(text);
        expect(cardTextsIn([text]).length <= parts.filter((one) => 'card' in one).length).toBe(true);
      }),
    );
  });

  test('takes linear time', () => {
    const text = `[${'a #1'.repeat(24)}`.repeat(20_000);
    const started = performance.now();

    cardTextsIn([text, '['.repeat(200_000), `[${' '.repeat(99)}]`.repeat(2_000)]);

    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
