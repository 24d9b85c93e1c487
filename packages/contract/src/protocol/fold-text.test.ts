import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  { text: 'Zoë Demofriend', folded: 'zoe demofriend' },
  { text: 'ZOE\u0308', folded: 'zoe' },
  { text: '  Åsa \t  Ødegård\u00a0', folded: 'asa odegard' },
  { text: 'Łukasz Wiśniewski', folded: 'lukasz wisniewski' },
  { text: 'Strauß & Ægir', folded: 'strauss & aegir' },
  { text: 'ΟΔΥΣΣΕΥΣ', folded: 'οδυσσευσ' },
  { text: 'Ёлка', folded: 'елка' },
  { text: 'O’Brien‑Li', folded: "o'brien-li" },
  { text: 'ｆｕｌｌ', folded: 'full' },
  { text: 'İstanbul ıssız', folded: 'istanbul issiz' },
  { text: 'a\u200bb\u00adc', folded: 'abc' },
  { text: '', folded: '' },
])('$text is compared as $folded [PP-04, FR-01, IN-01]', ({ text, folded }) => {
  expect(foldText(text)).toBe(folded);
  expect(foldText(folded)).toBe(folded);
});
