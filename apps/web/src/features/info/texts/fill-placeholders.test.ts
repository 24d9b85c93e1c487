import { expect, test } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

test('a placeholder is put into words, as often as it stands there', () => {
  expect(fillPlaceholders('{a} and {b} and {a}', { a: 'one', b: 'two' })).toBe('one and two and one');
});

test('an anchor is no placeholder', () => {
  expect(fillPlaceholders('## Wells {#faq12}', {})).toBe('## Wells {#faq12}');
});

test('a placeholder that nobody knows is not let pass', () => {
  expect(() => fillPlaceholders('after {wishes} wishes', {})).toThrow('{wishes}');
});
