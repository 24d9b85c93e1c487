import { expect, test } from 'vitest';
import { fillPlaceholders } from './fill-placeholders.ts';

test('every occurrence of a placeholder is replaced', () => {
  expect(fillPlaceholders('{a} and {b} and {a}', { a: 'one', b: 'two' })).toBe('one and two and one');
});

test('an anchor is not a placeholder', () => {
  expect(fillPlaceholders('## Wells {#faq12}', {})).toBe('## Wells {#faq12}');
});

test('an unknown placeholder throws', () => {
  expect(() => fillPlaceholders('after {wishes} wishes', {})).toThrow('{wishes}');
});
