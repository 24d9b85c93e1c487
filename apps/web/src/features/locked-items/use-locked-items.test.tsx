import { QueryClientProvider } from '@tanstack/react-query';
import { aLockedItem } from '@wallabee/contract/locked-items/locked-item.fixture';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../platform/queries/query-client.ts';
import { lockedItemsKey } from './locked-items-query.ts';
import { itemsOf, type LockedList } from './table/locked-list.ts';
import { useLockedItems } from './use-locked-items.ts';

const ADA = 1 as PlayerId;
const LIST: LockedList = {
  pages: new Map([[1, [aLockedItem({ id: 1, number: 1 })]]]),
  total: { pages: 1, items: 1 },
  failed: [],
  problem: null,
  isShown: false,
};

function Count() {
  return itemsOf(useLockedItems(ADA).list).length;
}

/** How many items are shown of a list that was loaded some time ago. */
function shownOf(list: LockedList, secondsAgo: number) {
  const client = createQueryClient();
  client.setQueryData(lockedItemsKey(ADA), list, { updatedAt: Date.now() - secondsAgo * 1_000 });
  const router = createMemoryRouter([{ path: '/', Component: Count }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test.each([
  { what: 'a fresh list', list: LIST, secondsAgo: 10, shown: '1' },
  { what: 'a complete list that is loaded again', list: LIST, secondsAgo: 61, shown: '0' },
  {
    what: 'a list that is still loading',
    list: { ...LIST, total: { pages: 2, items: 2 } },
    secondsAgo: 61,
    shown: '1',
  },
])('of $what, $shown items are shown [LK-01]', ({ list, secondsAgo, shown }) => {
  expect(shownOf(list, secondsAgo)).toBe(shown);
});
