import type { LivingCard } from '@wallabee/contract/living-text/cards';
import { expect, test } from 'vitest';
import { cardOfLine, mayNameItems, namesOf } from './text-names.ts';

const card = { words: 'Yeti #42' } as LivingCard;

test.each([
  ['[Yeti #42]', true],
  ['  [Yeti #42] ', true],
  ['[Yeti #42].', false],
  ['[Yeti #42] [Yeti #42]', false],
  ['[Yeti]', false],
  ['', false],
])('%s is a card on a line of its own: %s [FX-03]', (line, isCard) => {
  expect(cardOfLine(line, namesOf([card]))).toBe(isCard ? card : undefined);
});

test.each([
  ['I have [Yeti #42]!', true],
  ['[1] is a footnote', false],
  ['plain', false],
])('%s may name items: %s', (text, may) => {
  expect(mayNameItems(text)).toBe(may);
});
