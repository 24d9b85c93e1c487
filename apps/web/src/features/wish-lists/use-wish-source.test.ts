import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BrowserCallApi } from '../../platform/api/api.ts';

test('the source of a player’s wish lists takes three calls and is shared by their pages', async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: { dataset: {} }, cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.resetModules();
  const { isSourceCached, wishSourceQuery } = await import('./use-wish-source.ts');
  const { queryClient } = await import('../../platform/queries/query-client.ts');
  const callApi = vi.fn(async ({ path }: { path: string }) =>
    path === '/items/wishable'
      ? ['a type']
      : { saveditems: ['an item'], sets: [{ id: 40, name: 'Port', hue: 205 }] },
  );
  expect(isSourceCached('ada')).toBe(false);

  const query = wishSourceQuery(callApi as unknown as BrowserCallApi, 'ada', 1 as PlayerId);
  const source = await queryClient().fetchQuery(query);

  expect(source).toEqual({ types: ['a type'], saved: ['an item'], sets: [{ id: 40, name: 'Port' }] });
  expect(callApi).toHaveBeenCalledTimes(3);
  expect([isSourceCached('ada'), isSourceCached('ben')]).toEqual([true, false]);
});
