import { lazy, Suspense, useEffect } from 'react';
import { onWorkerMessage } from '../../platform/offline/on-worker-message.ts';
import { noteOwnListsDownloaded, removeOwnLists } from '../../platform/offline/own-lists.ts';
import { afterFirstUse } from '../../platform/pages/after-first-use.ts';
import { currentSession, useSession } from '../../platform/session/session.ts';
import { AgeLine } from './age-line.tsx';
import { hasCachedLists } from './lists/cached-lists.ts';
import { useCachedDocument } from './lists/use-cached-document.ts';
import { useListsRefresh } from './lists/use-lists-refresh.ts';

/** On every page that a worker controls. */
export function FieldKitWatch() {
  const session = useSession();
  useListsRefresh(session);
  useCachedDocument(session !== null);
  useEffect(
    () =>
      onWorkerMessage(({ kind }) => {
        if (kind === 'own-cached') noteOwnListsDownloaded(currentSession());
      }),
    [],
  );
  useEffect(() => {
    // A browser may have ended before a logout reached the worker.
    if (!session) void hasCachedLists().then((isCached) => isCached && removeOwnLists());
  }, [session]);
  return (
    <>
      <AgeLine />
      <Suspense>
        <InstallHint />
      </Suspense>
    </>
  );
}

const InstallHint = lazy(async () => {
  await afterFirstUse();
  // Nobody misses a hint that cannot be loaded.
  const hint = await import('./install/install-hint.tsx').catch(() => null);
  return { default: hint?.InstallHint ?? (() => null) };
});
