import { lazy, Suspense } from 'react';
import { useSession } from '../../../platform/session/session.ts';

const WaitingPanel = lazy(async () => ({ default: (await import('./waiting-panel.tsx')).WaitingPanel }));

/** In the browser alone, which has what waits. */
export function LateWaitingPanel() {
  return useSession() ? (
    <Suspense>
      <WaitingPanel />
    </Suspense>
  ) : null;
}
