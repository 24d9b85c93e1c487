import { lazy, Suspense } from 'react';
import { useSession } from '../../../platform/session/session.ts';

const WaitingPanel = lazy(async () => {
  const panel = await import('./waiting-panel.tsx').catch(() => null);
  return { default: panel?.WaitingPanel ?? (() => null) };
});

/** In the browser alone, which has what waits. */
export function LateWaitingPanel() {
  return useSession() ? (
    <Suspense>
      <WaitingPanel />
    </Suspense>
  ) : null;
}
