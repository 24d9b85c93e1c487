import { expect, test } from 'vitest';
import { pageFrom } from './page-number.ts';

test.each([
  { search: '', page: 1 },
  { search: '?page=1', page: 1 },
  { search: '?page=42', page: 42 },
  { search: '?page=999999', page: 999_999 },
  ...[
    '?page=',
    '?page=0',
    '?page=-2',
    '?page=1.5',
    '?page=two',
    '?page=1000000',
    '?page=%00',
    '?page=+2',
  ].map((search) => ({ search, page: 1 })),
])('"$search" is page $page [ER-03]', ({ search, page }) => {
  expect(pageFrom(new URL(`http://localhost/list${search}`))).toBe(page);
});
