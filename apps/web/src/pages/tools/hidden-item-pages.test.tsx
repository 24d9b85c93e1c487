import { createApiClient } from '@wallabee/contract/protocol/client';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { visitContext } from '../../platform/pages/visit.ts';
import HistoryPage, { loader as loadHistory } from './history-page.tsx';
import NumberPage, { loader as loadNumber } from './number-page.tsx';

const type = { item_type_id: 9, name: '?', set_id: 3, set_name: 'Harbour', hue: 1, total_issued: 1 };
const item = { ...type, item_id: 70, number: 1, location: 'hidden', status: 'DEFAULT' };

function visit(params: Record<string, string>) {
  const callApi = createApiClient(async ({ path }) => {
    if (path.startsWith('/items/history/')) return { status: 200, body: [] };
    if (/(journey|seal)$/.test(path)) return { status: 404, body: { code: 'not_found' } };
    return { status: 200, body: path.startsWith('/single-item/') ? type : item };
  });
  const context = new RouterContextProvider();
  context.set(visitContext, { callApi } as never);
  return { context, params, url: new URL('https://wallabee.example/') } as never;
}

test.each([
  { page: 'number', load: loadNumber, Page: NumberPage, params: { itemId: '9', number: '1' } },
  { page: 'history', load: loadHistory, Page: HistoryPage, params: { itemId: '70' } },
])(
  'the $page page of a hidden item says that it is undiscovered, and is hidden from search engines [SD-04]',
  async ({ load, Page, params }) => {
    const loaded = await load(visit(params));
    const Stub = createRoutesStub([
      { path: '/', Component: Page as ComponentType, loader: () => loaded, id: 'page' },
    ]);
    const { data: loaderData, init } = loaded as { data: object; init: ResponseInit };

    const written = renderToStaticMarkup(<Stub hydrationData={{ loaderData: { page: loaderData } }} />);

    expect(init.status).toBe(404);
    expect(written).toContain('<h1>Undiscovered Item</h1>');
    expect(written).not.toMatch(/recycled|#1/i);
  },
);
