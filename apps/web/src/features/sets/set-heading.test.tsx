import type { SetDetail } from '@wallabee/contract/sets/set';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { SetHeading } from './set-heading.tsx';

const lighthouse = {
  id: 40,
  subset_id: null,
  name: 'Lighthouse',
  description: 'All that shines.',
  designer: '',
  total_completed: 340,
  created_at: '2013-01-01T00:00:00Z',
} as unknown as SetDetail;

test.each([
  { kind: 'a set', set: lighthouse, isCounted: true },
  { kind: 'a subset', set: { ...lighthouse, subset_id: 3 } as SetDetail, isCounted: false },
])('total completed is shown for $kind: $isCounted [SD-02, SD-06]', ({ set, isCounted }) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SetHeading set={set} />
    </MemoryRouter>,
  );

  expect(html.includes('>340<')).toBe(isCounted);
});
