import { expect, test } from 'vitest';
import { NO_AGES, oldestAt, onlyOf, withAge, withoutAge } from './answer-ages.ts';

const ITEM = 'https://bee.example/tools/item/5';
const POUCH = 'https://bee.example/api/me/pouch';
const HIVE = 'https://bee.example/api/me/hive';

test('a page is as old as its oldest answer [FK-01]', () => {
  const pages = withAge(NO_AGES, { url: `${ITEM}.data?_routes=x`, at: '2026-02-02' });
  const both = withAge(pages, { url: POUCH, at: '2026-01-01' });

  expect(oldestAt(pages, '/tools/item/5')).toBe('2026-02-02');
  expect(oldestAt(pages, '/tools/item/6')).toBeNull();
  expect(oldestAt(both, '/tools/item/5')).toBe('2026-01-01');
});

test('another page has the age of its own answers only', () => {
  const pages = withAge(NO_AGES, { url: ITEM, at: '2026-02-02' });
  const both = withAge(pages, { url: POUCH, at: '2026-01-01' });

  expect(oldestAt(onlyOf(both, '/tools/item/5'), '/tools/item/5')).toBe('2026-02-02');
  expect(oldestAt(onlyOf(both, '/faq'), '/faq')).toBeNull();
});

test('a fresh answer removes its own age and no other [FK-01]', () => {
  const calls = withAge(withAge(NO_AGES, { url: POUCH, at: '2026-01-01' }), { url: HIVE, at: '2026-01-05' });
  const all = withAge(calls, { url: ITEM, at: '2026-02-02' });

  expect(oldestAt(withoutAge(all, POUCH), '/tools/item/5')).toBe('2026-01-05');
  expect(oldestAt(withoutAge(all, `${ITEM}.data`), '/tools/item/5')).toBe('2026-01-01');
  expect(oldestAt(withoutAge(withoutAge(calls, POUCH), HIVE), '/tools/item/5')).toBeNull();
});

test('an answer without an age counts for nothing', () => {
  expect(withAge(NO_AGES, { url: 'https://bee.example/tools', at: null })).toEqual(NO_AGES);
});
