import type { ContextType } from 'react';
import {
  type DataStrategyResult,
  UNSAFE_decodeViaTurboStream as decode,
  matchRoutes,
  type UNSAFE_FrameworkContext,
} from 'react-router';
import { createFetchedAhead } from './fetched-ahead.ts';

/** What the loaders of a page answered, by route. */
type PageData = Record<string, DataStrategyResult>;

type Manifest = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>['manifest'];

/** As the router's own, as far as it is needed. */
type Routes = Parameters<typeof matchRoutes>[0];

const ahead = createFetchedAhead<PageData>();

/**
 * Everything the page at this address will need: its scripts, which run at once, and what its loaders answer. At the
 * click there is nothing left to do but to render. Says whether all of it has come.
 */
export async function preparePage(
  address: string,
  { routes, manifest }: { routes: Routes; manifest: Manifest },
): Promise<boolean> {
  const { pathname, search } = new URL(address);
  const matches = matchRoutes(routes, pathname)?.map(({ route }) => route) ?? [];
  const known = matches.flatMap(({ id }) => manifest.routes[id ?? ''] ?? []);
  const scripts = runScripts(known.flatMap(({ module, imports = [] }) => [module, ...imports])).then(() =>
    matches.forEach(takeModule),
  );

  // What the root loads never changes; a page that loads by itself in the browser knows best what it needs.
  const pages = known.filter(({ id }) => id !== 'root');
  const isForServer =
    pages.some(({ hasLoader }) => hasLoader) && !pages.some(({ hasClientLoader }) => hasClientLoader);
  // A page that asks nobody lacks nothing.
  const data = isForServer && ahead.ask(pathname + search, () => fetchPage({ pathname, search, pages }));
  try {
    await scripts;
  } catch {
    // At the click they are asked for again, and the router says what is wrong.
    return false;
  }
  return pages.length > 0 && (await data) !== undefined;
}

function runScripts(files: string[]) {
  return Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
}

/** Only once its script has run: the router reloads the page where one cannot be had. */
function takeModule({ lazy }: Routes[number]) {
  if (typeof lazy === 'object') void lazy.Component?.();
}

/** For the router, which asks with the whole address. */
export function pageFetchedAhead({ method, url }: Request): Promise<PageData | undefined> | undefined {
  if (method !== 'GET') return undefined;
  const { pathname, search } = new URL(url);
  return ahead.take(pathname + search);
}

interface Asked {
  pathname: string;
  search: string;
  pages: readonly { id: string; hasLoader: boolean }[];
}

/** Undefined for whatever is not simply a page: redirects, failures, routes of which the browser knows nothing yet. */
async function fetchPage({ pathname, search, pages }: Asked): Promise<PageData | undefined> {
  const loading = pages.filter(({ hasLoader }) => hasLoader).map(({ id }) => id);
  const query = new URLSearchParams(search);
  query.set('_routes', loading.join());
  const answer = await fetch(`${pathname}${pathname.endsWith('/') ? '_' : ''}.data?${query}`);
  if (answer.status !== 200 || !answer.body) return undefined;

  const { value } = await decode(answer.body, window);
  const answers = value as Partial<Record<string, { data?: unknown }>>;
  if (!loading.every((id) => 'data' in (answers[id] ?? {}))) return undefined;
  // A route without a loader answers, too: nothing.
  return Object.fromEntries(pages.map(({ id }) => [id, { type: 'data', result: answers[id]?.data ?? null }]));
}
