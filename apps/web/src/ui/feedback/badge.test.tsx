import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from './badge.tsx';

test.each([
  { count: 1, shown: '>1<' },
  { count: 99, shown: '>99<' },
  { count: 100, shown: '>99+<' },
  { count: 1204, shown: '>99+<' },
])('a badge of $count shows $shown [AL-02]', ({ count, shown }) => {
  expect(renderToStaticMarkup(<Badge count={count} label="" />)).toContain(shown);
});

test('a badge of nothing is not shown', () => {
  expect(renderToStaticMarkup(<Badge count={0} label="" />)).toBe('');
});
