import { hiveStrings } from '../features/hive/hive.strings.ts';
import { HiveSkeleton, HiveView } from '../features/hive/hive-view.tsx';
import { WaitingRing, WaitingRows } from '../features/swaps/waiting/waiting-rows.tsx';
import { requireSession } from '../platform/session/require-session.ts';
import { usePageSession } from '../platform/session/use-page-session.ts';
import { BarePageLayout } from '../ui/layout/page-layout.tsx';
import type { Route } from './+types/hive-page.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  requireSession(request);
  return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  return (
    <BarePageLayout>
      <title>{hiveStrings.title}</title>
      <HiveSkeleton />
    </BarePageLayout>
  );
}

export default function HivePage() {
  const session = usePageSession();

  // The visitor has logged out and is about to be redirected.
  if (!session) return <HydrateFallback />;
  return (
    <BarePageLayout>
      <title>{hiveStrings.title}</title>
      <HiveView
        key={session.token}
        username={session.username}
        ring={(swap) => <WaitingRing swap={swap} />}
        waitingRows={(swaps) => <WaitingRows swaps={swaps} />}
      />
    </BarePageLayout>
  );
}
