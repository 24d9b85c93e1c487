import { useCallback, useContext } from 'react';
import {
  type NavigateOptions,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useNavigate,
} from 'react-router';
import type { SiteAddress } from '../../ui/controls/link.tsx';
import { useToast } from '../../ui/feedback/toast.tsx';
import { preparePage } from './page-data.ts';
import { waitForConnection } from './wait-for-connection.ts';

/**
 * Takes the visitor to a page. Without a connection they stay where they are, with all that they have typed, until the
 * page can be had: the router would show a failure in its place, or give the tab up to the browser's own.
 */
export function useGoTo() {
  const navigate = useNavigate();
  const showToast = useToast();
  const prepare = usePreparePage();

  return useCallback(
    (to: SiteAddress, options?: NavigateOptions) => {
      const go = () => void navigate(to, options);
      const { href, pathname } = new URL(to, location.href);
      stopWaiting();
      // Filters work on what is already here.
      if (navigator.onLine || pathname === location.pathname) return go();
      void prepare(href).then((isReady) => {
        if (isReady) return go();
        stopWaiting();
        stopWaiting = waitForConnection(go, showToast);
      });
    },
    [navigate, prepare, showToast],
  );
}

/** As `preparePage`, with what the router knows. */
export function usePreparePage(): (address: string) => Promise<boolean> {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  return useCallback(
    async (address) =>
      router && manifest ? preparePage(address, { routes: router.routes, manifest }) : false,
    [router, manifest],
  );
}

/** Only the page that was asked for last is waited for. */
let stopWaiting = () => {};
