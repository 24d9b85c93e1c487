import { lazy, Suspense } from 'react';
import { useSession } from '../../../platform/session/session.ts';
import type { RelatedThreadsProps } from './related-threads.tsx';

const Threads = lazy(async () => ({ default: (await import('./related-threads.tsx')).RelatedThreads }));

/** Only players read the forums, so only they load it. */
export function LazyRelatedThreads(props: RelatedThreadsProps) {
  const session = useSession();
  if (!session) return null;
  return (
    <Suspense>
      <Threads {...props} />
    </Suspense>
  );
}
