import { expect, test } from 'vitest';
import { type AnswerAges, oldestAt, onlyOf, withAge } from './answer-ages.ts';

const NONE: AnswerAges = { pages: {}, calls: null };

test('a page is as old as its oldest answer [FK-01]', () => {
  const pages = withAge(NONE, { url: 'https://bee.example/tools/item/5.data?_routes=x', at: '2026-02-02' });
  const both = withAge(pages, { url: 'https://bee.example/api/me/pouch', at: '2026-01-01' });

  expect(oldestAt(pages, '/tools/item/5')).toBe('2026-02-02');
  expect(oldestAt(pages, '/tools/item/6')).toBeNull();
  expect(oldestAt(both, '/tools/item/5')).toBe('2026-01-01');
});

test('another page has the age of its own answers only', () => {
  const pages = withAge(NONE, { url: 'https://bee.example/tools/item/5', at: '2026-02-02' });
  const both = withAge(pages, { url: 'https://bee.example/api/me/pouch', at: '2026-01-01' });

  expect(oldestAt(onlyOf(both, '/tools/item/5'), '/tools/item/5')).toBe('2026-02-02');
  expect(oldestAt(onlyOf(both, '/faq'), '/faq')).toBeNull();
});

test('an answer without an age counts for nothing', () => {
  expect(withAge(NONE, { url: 'https://bee.example/tools', at: null })).toEqual(NONE);
});
