import { useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { useToast } from '../../ui/feedback/toast.tsx';
import { hasWorker } from '../offline/worker.ts';
import { usePageScripts } from '../router/page-scripts.ts';
import { isDataPrefetched } from '../router/prefetch-links.tsx';
import { mustLeave } from './must-leave.ts';
import { waitForConnection } from './wait-for-connection.ts';

/**
 * Without a connection the visitor stays on the page, with what is typed there, until the next page can be loaded: the
 * router would show an error page or reload the document. A component of its own, because `useBlocker` renders with
 * every state of the router.
 */
export function ConnectionBlocker() {
  const showToast = useToast();
  const { runScripts, hasData } = usePageScripts();
  const blocker = useBlocker(leavesPageOffline);

  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    const { location, proceed, reset } = blocker;
    const cancel = mustLeave(location) ? () => {} : reset;
    let stop = () => {};
    let isOver = false;
    void runScripts(location.pathname).then((hasScripts) => {
      if (isOver) return;
      const isReady = hasScripts && (!hasData(location.pathname) || isDataPrefetched(location.pathname));
      if (isReady) proceed();
      else stop = waitForConnection({ proceed, cancel, showToast });
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [blocker, runScripts, hasData, showToast]);
  return null;
}

/** Filters change only the query, and work offline. History entries get the page for failed connections. */
const leavesPageOffline: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  !navigator.onLine &&
  !hasWorker() &&
  historyAction !== 'POP' &&
  currentLocation.pathname !== nextLocation.pathname;
