import { expect, test } from 'vitest';
import { type PagerEntry, pagerPages } from './pager-pages.ts';

test.each([
  { current: 0, total: 0, pages: '' },
  { current: 0, total: 1, pages: '1' },
  { current: 2, total: 5, pages: '1 2 3 4 5' },
  { current: 0, total: 8, pages: '1 2 3 4 5 6 7 8' },
  { current: 0, total: 42, pages: '1 2 3 4 5 … 40 41 42' },
  { current: 4, total: 42, pages: '1 2 3 4 5 6 7 … 40 41 42' },
  { current: 6, total: 42, pages: '1 2 3 … 5 6 7 8 9 … 40 41 42' },
  { current: 9, total: 42, pages: '1 2 3 … 8 9 10 11 12 … 40 41 42' },
  { current: 41, total: 42, pages: '1 2 3 … 38 39 40 41 42' },
  { current: 99, total: 10, pages: '1 2 3 … 6 7 8 9 10' },
])('page $current of $total shows $pages', ({ current, total, pages }) => {
  expect(asText(pagerPages(current, total))).toBe(pages);
});

test('agrees with a check of every single page [FO-03]', () => {
  for (let total = 0; total <= 40; total++) {
    for (let current = 0; current < total; current++) {
      expect(pagerPages(current, total)).toEqual(naivePages(current, total));
    }
  }
});

function naivePages(current: number, total: number) {
  const nearest = Array.from({ length: total }, (_, page) => page)
    .sort((a, b) => Math.abs(a - current) - Math.abs(b - current) || a - b)
    .slice(0, 5);
  const entries: PagerEntry[] = [];
  for (let page = 0; page < total; page++) {
    if (page < 3 || page >= total - 3 || nearest.includes(page)) entries.push(page);
    else if (entries.at(-1) !== 'gap') entries.push('gap');
  }
  return entries;
}

function asText(entries: PagerEntry[]) {
  return entries.map((entry) => (entry === 'gap' ? '…' : entry + 1)).join(' ');
}
