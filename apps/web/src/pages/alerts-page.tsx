import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { OwnAlerts } from '../features/alerts/own-alerts/own-alerts.tsx';
import { BellSettings, BellSettingsSkeleton } from '../features/bell/settings/bell-settings.tsx';
import { settingStrings } from '../features/bell/settings/settings.strings.ts';
import { requireSession, usePageSession } from '../platform/session/use-page-session.ts';
import { PanelSkeleton } from '../ui/feedback/skeletons.tsx';
import { NearContent } from '../ui/layout/near-content.tsx';
import { PageHeader } from '../ui/layout/page-header.tsx';
import { PageLayout } from '../ui/layout/page-layout.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import type { Route } from './+types/alerts-page.ts';

const Webhooks = lazy(async () => ({
  default: (await import('../features/webhooks/webhooks.tsx')).Webhooks,
}));
const MutedPanel = lazy(async () => ({
  default: (await import('../features/forums/talking/muted-panel.tsx')).MutedPanel,
}));

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
  const name = session && encodeURIComponent(session.username);
  return (
    <PageLayout>
      <title>{settingStrings.title}</title>
      <PageHeader
        heading={settingStrings.heading}
        lead={settingStrings.lead}
        back={{ href: name ? `/u/${name}/pouch` : '/login', label: settingStrings.back }}
      />
      <noscript>{settingStrings.noScript}</noscript>
      <Stack>
        {session ? <OwnAlerts key={session.token} /> : <PanelSkeleton rows={3} />}
        {session ? (
          <BellSettings key={session.token} webhooks={<LateWebhooks />} />
        ) : (
          <BellSettingsSkeleton />
        )}
        {session && (
          <NearContent>
            <MutedPanel key={session.token} />
          </NearContent>
        )}
      </Stack>
    </PageLayout>
  );
}

/** Below the first screen, unless a link leads to them. */
function LateWebhooks() {
  const { hash } = useLocation();
  if (hash !== '#webhooks')
    return (
      <NearContent>
        <Webhooks />
      </NearContent>
    );
  return (
    <Suspense fallback={<PanelSkeleton rows={1} />}>
      <Webhooks />
    </Suspense>
  );
}
