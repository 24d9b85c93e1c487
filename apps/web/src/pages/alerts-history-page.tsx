import { historyStrings } from '../features/bell/history/history.strings.ts';
import { HistoryHeader, HistoryView } from '../features/bell/history/history-view.tsx';
import { requireSession, usePageSession } from '../platform/session/use-page-session.ts';
import { ListSkeleton } from '../ui/feedback/skeletons.tsx';
import { PageLayout } from '../ui/layout/page-layout.tsx';
import type { Route } from './+types/alerts-history-page.ts';

/** With data of the server the page itself is in its HTML, and not only a fallback that is replaced later. */
export function loader() {
  return null;
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

export default function AlertsHistoryPage() {
  const session = usePageSession();
  return (
    <PageLayout>
      <title>{historyStrings.title}</title>
      {session ? (
        <HistoryView key={session.token} />
      ) : (
        <>
          <HistoryHeader />
          <ListSkeleton rows={8} />
        </>
      )}
    </PageLayout>
  );
}
