import { historyStrings } from '../features/bell/history/history.strings.ts';
import { HistoryHeader, HistoryView } from '../features/bell/history/history-view.tsx';
import { usePageSession } from '../platform/session/use-page-session.ts';
import { ListSkeleton } from '../ui/feedback/skeletons.tsx';
import { PageLayout } from '../ui/layout/page-layout.tsx';

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
