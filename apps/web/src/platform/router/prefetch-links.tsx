import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { onLinkIntent } from './link-intent.ts';
import { usePageScripts } from './page-scripts.ts';

/**
 * `<Link prefetch="intent">` reloads the document if a script cannot be loaded, after a deployment or offline, and
 * loses typed text.
 */
export function PrefetchLinks() {
  const { runScripts } = usePageScripts();
  const [page, setPage] = useState<string>();

  useEffect(
    () =>
      onLinkIntent(async ({ pathname, search }) => {
        // Filters change only the query and work on loaded data.
        if (pathname === location.pathname) return;
        if (await runScripts(pathname)) setPage(pathname + search);
      }),
    [runScripts],
  );
  return page === undefined ? null : <PrefetchPageLinks page={page} />;
}

/** The router prefetches by link elements, and the browser lists what it has fetched. */
export function isDataPrefetched(pathname: string): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"][as="fetch"]')];
  const link = links.find(({ href }) => new URL(href).pathname === `${pathname}.data`);
  const entries = link ? performance.getEntriesByName(link.href) : [];
  return entries.some((entry) => 'responseStatus' in entry && entry.responseStatus === 200);
}
