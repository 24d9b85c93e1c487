import { ownAlertStrings } from '../features/alerts/own-alerts/own-alerts.strings.ts';
import { OwnAlerts } from '../features/alerts/own-alerts/own-alerts.tsx';
import { requireSession, usePageSession } from '../platform/session/use-page-session.ts';
import { PanelSkeleton } from '../ui/feedback/skeletons.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { PageLayout } from '../ui/layout/page-layout.tsx';
import type { Route } from './+types/alerts-page.ts';

/** With data of the server the page itself is in its HTML, and not only a fallback that is replaced later. */
export function loader() {
  return null;
}

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

export default function AlertsPage() {
  const session = usePageSession();
  return (
    <PageLayout>
      <title>{ownAlertStrings.title}</title>
      <PageHeader heading={ownAlertStrings.pageHeading} lead={ownAlertStrings.pageLead} />
      {session ? <OwnAlerts key={session.token} /> : <PanelSkeleton rows={3} />}
    </PageLayout>
  );
}
