import { expect, test } from 'vitest';
import { TEXT_PAGES, textPageOf } from './text-pages.ts';

test.each(TEXT_PAGES)('the route /%s shows the text of that name', (name) => {
  expect(textPageOf(`/${name}`)).toBe(name);
  expect(textPageOf(name)).toBe(name);
});

test('a route without a text throws', () => {
  expect(() => textPageOf('/uniques')).toThrow('/uniques');
});
