import { MOST_ITEM_TYPES_A_CALL } from '@wallabee/contract/items/item-type';
import { createApiClient } from '@wallabee/contract/protocol/client';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { visitContext } from '../../platform/pages/visit.ts';
import { loader } from './profile-uniques-page.tsx';

/** A visit to a player who owns the uniques 1 to `count`. */
function visitTo(count: number) {
  const uniques_owned = Array.from({ length: count }, (_, place) => place + 1);
  const callApi = createApiClient(async ({ path }) => {
    if (path.startsWith('/users/')) return { status: 200, body: { uniques_owned } };
    const ids = (path.split('/').at(-1) ?? '').split(/,|%2C/);
    const types = ids.map((id) => [id, { item_type_id: Number(id), name: `Unique ${id}` }]);
    return { status: 200, body: ids.length === 1 ? types[0]?.[1] : Object.fromEntries(types) };
  });
  const context = new RouterContextProvider();
  context.set(visitContext, { callApi } as never);
  return { context, params: { player: 'ada' } } as unknown as Parameters<typeof loader>[0];
}

test.each([0, 1, 2, MOST_ITEM_TYPES_A_CALL * 2 + 2])(
  'all %i uniques of a player are loaded [PP-06]',
  async (count) => {
    const { uniques } = await loader(visitTo(count));

    expect(uniques.map(({ item_type_id }) => item_type_id)).toEqual(
      Array.from({ length: count }, (_, place) => place + 1),
    );
  },
);
