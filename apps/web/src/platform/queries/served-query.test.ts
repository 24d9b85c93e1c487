import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { afterEach, expect, test, vi } from 'vitest';
import { renderHook } from './render-hook.fixture.tsx';
import { type Served, useServedQuery } from './served-query.ts';

const serve = (readerId: number) => ({ readerId, data: `for ${readerId}` }) as unknown as Served<never>;

afterEach(() => {
  vi.unstubAllGlobals();
});

function render(served: Served<never> | null, playerId?: number) {
  vi.stubGlobal('localStorage', playerId && { token: 'token', userId: `${playerId}`, username: 'ada' });
  const { result, client } = renderHook(() => useServedQuery(forumCalls.listForums, {}, served));
  const state = client.getQueryState([forumCalls.listForums.path, {}]);
  return { shown: result.data, isPending: result.isPending, state };
}

test('the server renders each reader’s own response, or none', () => {
  expect(render(serve(1))).toMatchObject({ shown: 'for 1', isPending: false });
  expect(render(serve(2))).toMatchObject({ shown: 'for 2', isPending: false });
  expect(render(null)).toMatchObject({ shown: undefined, isPending: true });
});

test('the reader of the page starts with its response in the cache, as old as the page', () => {
  const { shown, state } = render(serve(1), 1);

  expect(shown).toBe('for 1');
  expect(state).toMatchObject({ data: 'for 1', dataUpdatedAt: performance.timeOrigin });
});

test('a page rendered for another player is hydrated as rendered and not cached', () => {
  const { shown, state } = render(serve(1), 2);

  expect(shown).toBe('for 1');
  expect(state?.data).toBeUndefined();
});
