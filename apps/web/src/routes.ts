import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** Every address and the page that answers it. */
export default [
  index('pages/home-page.tsx'),

  ...prefix('tools', [
    route('sets/gen/:genId', 'pages/generation-page.tsx'),
    route('sets/:setId/sub/:subsetId', 'pages/subset-page.tsx'),
    route('sets/:setId/sub', 'pages/subsets-page.tsx'),
    route('sets/:setId', 'pages/set-page.tsx'),
    // The set browser, and whatever else is asked for below /tools.
    route('*?', 'pages/set-browser-page.tsx'),
  ]),

  route('pieces', 'pages/pieces-page.tsx'),
  route('*', 'pages/not-found-page.tsx'),
] satisfies RouteConfig;
