import './styles/reset.css';
import './styles/tokens.css';
import './styles/fonts.css';
import './styles/hues.css';
import './styles/print.css';
import { OFFLINE_REASON } from '@wallabee/contract/protocol/offline-reason';
import type { Problem } from '@wallabee/contract/protocol/problem';
import { SITE_VERSION } from '@wallabee/contract/protocol/version';
import { lazy, type ReactNode, Suspense, useContext, useMemo, useSyncExternalStore } from 'react';
import { isRouteErrorResponse, Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { Bell } from './features/bell/bell.tsx';
import { QuickFind } from './features/quick-find/quick-find.tsx';
import { bootScript } from './features/shell/boot-script.ts';
import { ErrorView } from './features/shell/failures/error-view.tsx';
import { NoConnectionView } from './features/shell/failures/no-connection-view.tsx';
import { NotFoundView } from './features/shell/failures/not-found-view.tsx';
import { Footer } from './features/shell/footer.tsx';
import { SkipLink } from './features/shell/navigation/skip-link.tsx';
import { TopNavigation } from './features/shell/navigation/top-navigation.tsx';
import { useExpiredSession } from './features/shell/use-expired-session.ts';
import { useLogOut } from './features/shell/use-log-out.ts';
import { useSettledAttribute } from './features/shell/use-settled-attribute.ts';
import { useVersionCheck } from './features/shell/use-version-check.ts';
import { ConnectionBlocker } from './platform/api/connection-blocker.ts';
import { isConnectionFailure } from './platform/api/connection-failure.ts';
import { hasWorker } from './platform/offline/worker.ts';
import { lazyPart } from './platform/outbox/load-outbox.ts';
import { useHasOutbox } from './platform/outbox/outbox-mark.ts';
import { NonceContext } from './platform/pages/nonce.ts';
import { visitContext } from './platform/pages/visit.ts';
import { useLiveOwnProfile, useOwnProfile } from './platform/queries/own-profile.ts';
import { QueryProvider } from './platform/queries/query-provider.tsx';
import { SCROLL_POSITIONS } from './platform/router/late-scroll.ts';
import { PrefetchLinks } from './platform/router/prefetch-links.tsx';
import { SteadyOutlet } from './platform/router/steady-outlet.tsx';
import { useGuideKey } from './platform/search/use-guide-key.ts';
import { usePageSession } from './platform/session/page-session.ts';
import { useSession } from './platform/session/session.ts';
import type { SiteData } from './platform/site/site-data.ts';
import { useSiteLinks } from './platform/site/site-links.ts';
import { fontFiles } from './styles/font-files.ts';
import { BackToTop } from './ui/controls/back-to-top.tsx';
import { ToastProvider } from './ui/feedback/toast.tsx';

export function loader({ context }: Route.LoaderArgs): SiteData {
  const { browserApi, siteUrl, links } = context.get(visitContext);
  return { browserApi, siteUrl, links, version: SITE_VERSION };
}

/** The root's data does not change while the site is open. */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {fontFiles.map((file) => (
          <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script that must run before the first paint */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: bootScript }} />
        <Meta />
        <Links />
      </head>
      <body>
        <QueryProvider>
          <ToastProvider>
            <Shell>{children}</Shell>
          </ToastProvider>
        </QueryProvider>
        <ScrollRestoration storageKey={SCROLL_POSITIONS} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <SteadyOutlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isConnectionFailure(error)) return <NoConnectionView error={error} />;
  if (!isRouteErrorResponse(error)) return <ErrorView />;
  if (error.status === 404) return <NotFoundView />;
  const problem: Partial<Problem> = error.data ?? {};
  if (problem.reason === OFFLINE_REASON) return <NoConnectionView error={error} />;
  return <ErrorView requestId={problem.request_id} />;
}

/** Only where the worker may have made the page. */
const FieldKitWatch = lazy(async () => {
  // The shell is worth more than its line where the script cannot be loaded.
  const watch = await import('./features/field-kit/field-kit-watch.tsx').catch(() => null);
  return { default: watch?.FieldKitWatch ?? (() => null) };
});

/** Only where something waits to be sent. */
const WaitingIndicator = lazyPart((parts) => parts.WaitingIndicator);

function FieldKit() {
  const isThere = useSyncExternalStore(onNothing, hasWorker, () => false);
  const isAnyWaiting = useHasOutbox();
  return (
    <Suspense>
      {isAnyWaiting && <WaitingIndicator />}
      {isThere && <FieldKitWatch />}
    </Suspense>
  );
}

const onNothing = () => () => {};

/** Constant elements, so that the navigation renders only when the visitor changes. */
const QUICK_FIND = <QuickFind />;
const BELL = <Bell />;

function Shell({ children }: { children: ReactNode }) {
  const session = useSession();
  const links = useSiteLinks();
  const { data: profile } = useOwnProfile();
  const logOut = useLogOut();
  const username = session?.username;
  const unread = profile?.unread_conversations ?? 0;
  const waiting = profile?.waiting_swaps ?? 0;
  const shown = useMemo(
    () => (username === undefined ? null : { username, unread, waiting }),
    [username, unread, waiting],
  );
  useLiveOwnProfile();
  usePageSession();
  useExpiredSession();
  useVersionCheck();
  useSettledAttribute();
  useGuideKey();
  return (
    <>
      <ConnectionBlocker />
      <PrefetchLinks />
      <SkipLink />
      <TopNavigation session={shown} links={links} search={QUICK_FIND} bell={BELL} onLogout={logOut} />
      {children}
      <FieldKit />
      <Footer links={links} version={SITE_VERSION} />
      <BackToTop />
    </>
  );
}
