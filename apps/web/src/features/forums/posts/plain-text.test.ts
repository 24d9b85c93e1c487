import { expect, test } from 'vitest';
import { paragraphsOf } from './plain-text.ts';

test('blank lines separate paragraphs, line breaks are preserved [FO-06]', () => {
  expect(paragraphsOf('One\ntwo\n\n \nThree')).toEqual([['One', 'two'], ['Three']]);
  expect(paragraphsOf('')).toEqual([]);
});

test('markup in a plain post is text [FO-06]', () => {
  expect(paragraphsOf('<script>alert(1)</script>')).toEqual([['<script>alert(1)</script>']]);
});
