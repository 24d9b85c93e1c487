import { type ContextType, useCallback, useContext } from 'react';
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';

type Manifest = NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>['manifest'];
type Routes = Parameters<typeof matchRoutes>[0];

interface PageScripts {
  /** Resolves to false if a script cannot be loaded. */
  runScripts: (pathname: string) => Promise<boolean>;
  hasData: (pathname: string) => boolean;
}

/**
 * The router imports a page's scripts itself, and reloads the document where that fails. It has no public way to ask
 * beforehand, so this file reads its list of scripts. No other folder uses the router's internals.
 */
export function usePageScripts(): PageScripts {
  const routes = useContext(UNSAFE_DataRouterContext)?.router.routes;
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  const pagesAt = useCallback(
    (pathname: string) => (routes && manifest ? routesOf(pathname, { routes, manifest }) : []),
    [routes, manifest],
  );
  return {
    runScripts: useCallback(
      async (pathname) => {
        const scripts = pagesAt(pathname).flatMap(({ module, imports = [] }) => [module, ...imports]);
        return scripts.length > 0 && canImport(scripts);
      },
      [pagesAt],
    ),
    hasData: useCallback(
      (pathname) => pagesAt(pathname).some(({ id, hasLoader }) => hasLoader && !WITHOUT_CALLS.has(id)),
      [pagesAt],
    ),
  };
}

type ManifestRoute = NonNullable<Manifest['routes'][string]>;

export function routesOf(
  pathname: string,
  { routes, manifest }: { routes: Routes; manifest: Manifest },
): ManifestRoute[] {
  const matches = matchRoutes(routes, pathname) ?? [];
  return matches.flatMap(({ route }) => manifest.routes[route.id ?? ''] ?? []);
}

/** After the first page the server is not asked for their data. */
const WITHOUT_CALLS = new Set(['root', 'pages/bench-layout']);

const imported = new Set<string>();

async function canImport(scripts: string[]): Promise<boolean> {
  const others = scripts.filter((script) => !imported.has(script));
  // Browsers remember a failed import until the document is left, but not a failed fetch.
  const isFetched = await Promise.all(others.map(canFetch));
  if (isFetched.includes(false)) return false;
  const imports = await Promise.allSettled(others.map((script) => import(/* @vite-ignore */ script)));
  if (imports.some(({ status }) => status === 'rejected')) return false;
  for (const script of others) imported.add(script);
  return true;
}

/** The import that follows finds the answer in the browser's cache. */
async function canFetch(script: string): Promise<boolean> {
  try {
    const response = await fetch(script);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
