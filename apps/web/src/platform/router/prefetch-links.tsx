import { PREFETCHED_SECONDS } from '@wallabee/contract/protocol/prefetching';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { onLinkIntent } from './link-intent.ts';
import { usePageScripts } from './page-scripts.ts';

/**
 * `<Link prefetch="intent">` reloads the document if a script cannot be loaded, after a deployment or offline, and
 * loses typed text.
 */
export function PrefetchLinks() {
  const { runScripts } = usePageScripts();
  const { key } = useLocation();
  const [intent, setIntent] = useState<Intent>();

  useEffect(
    () =>
      onLinkIntent(async ({ pathname, search }) => {
        // Filters change only the query and work on loaded data.
        if (pathname === location.pathname) return;
        if (await runScripts(pathname))
          setIntent({ page: pathname + search, from: key, at: performance.now() });
      }),
    [runScripts, key],
  );
  // On another page the same links would be prefetched again, without anybody pointing at them.
  return intent?.from === key && <PrefetchPageLinks key={intent.at} page={intent.page} />;
}

interface Intent {
  page: string;
  from: string;
  /** A link pointed at again is prefetched again, because its data may be too old by then. */
  at: number;
}

/** The router prefetches by link elements, and the browser lists what it has fetched. */
export function isDataPrefetched(pathname: string): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"][as="fetch"]')];
  const link = links.find(({ href }) => new URL(href).pathname === `${pathname}.data`);
  const entries = link ? performance.getEntriesByName(link.href) : [];
  return entries.some(
    (entry) =>
      entry instanceof PerformanceResourceTiming &&
      entry.responseStatus === 200 &&
      performance.now() - entry.responseEnd < FRESH_MS,
  );
}

/** The age is counted in whole seconds from the server's date, and the page is still to be opened. */
const FRESH_MS = (PREFETCHED_SECONDS - 2) * 1_000;
