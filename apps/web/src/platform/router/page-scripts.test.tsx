import { type ContextType, useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  createMemoryRouter,
  RouterProvider,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
} from 'react-router';
import { expect, test } from 'vitest';
import { routesOf, usePageScripts } from './page-scripts.ts';

/** An update of the router that changes the internals fails here, at `check:types` or in this file. */
type Framework = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>;

const manifest = {
  routes: {
    root: { id: 'root', module: '/assets/root.js', imports: ['/assets/ui.js'], hasLoader: true },
    set: { id: 'set', module: '/assets/set.js', hasLoader: true },
    login: { id: 'login', module: '/assets/login.js', hasLoader: false },
  },
} as unknown as Framework['manifest'];

const routes = [
  {
    id: 'root',
    path: '/',
    Component: Probe,
    children: [
      { id: 'set', path: 'tools/sets/:setId' },
      { id: 'login', path: 'login' },
    ],
  },
];

function Probe() {
  const { hasData } = usePageScripts();
  const isRouterThere = useContext(UNSAFE_DataRouterContext)?.router.routes.length === 1;
  return <p>{[isRouterThere, hasData('/tools/sets/40'), hasData('/login'), hasData('/nowhere')].join()}</p>;
}

test('the router’s contexts contain which pages load data', () => {
  const framework = { manifest } as Framework;

  const html = renderToStaticMarkup(
    <UNSAFE_FrameworkContext.Provider value={framework}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </UNSAFE_FrameworkContext.Provider>,
  );

  expect(html).toBe('<p>true,true,false,false</p>');
});

test('the scripts of a page are those of all its routes', () => {
  const pages = routesOf('/tools/sets/40', { routes, manifest });

  expect(pages.map(({ module }) => module)).toEqual(['/assets/root.js', '/assets/set.js']);
  expect(routesOf('/nowhere', { routes, manifest })).toEqual([]);
});
