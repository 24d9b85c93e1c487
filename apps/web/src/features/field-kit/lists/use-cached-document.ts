import { PAGE_SESSION_PATH } from '@wallabee/contract/protocol/page-session';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { postToWorker } from '../../../platform/offline/worker.ts';

/** The worker can make other pages itself, but not those of the forums. */
export function useCachedDocument(isLoggedIn: boolean) {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const isWanted = isLoggedIn && pathname.startsWith(`${PAGE_SESSION_PATH}/`);

  useEffect(() => {
    // The document of the first page came from the server.
    if (!isWanted || path === document.documentElement.dataset.address) return;
    const timer = setTimeout(() => postToWorker({ kind: 'cache-page', path }), READ_MS);
    return () => clearTimeout(timer);
  }, [isWanted, path]);
}

/** A page that is left sooner was not read. */
const READ_MS = 2_000;
