import { lazy, Suspense } from 'react';
import type { RelatedThreadsProps } from '../../features/forums/finding/related-threads.tsx';
import { useSession } from '../../platform/session/session.ts';

const Threads = lazy(async () => ({
  default: (await import('../../features/forums/finding/related-threads.tsx')).RelatedThreads,
}));

/** Only players read the forums, so only they load it. It is no part of the forums, whose script this page need not have. */
export function LazyRelatedThreads(props: RelatedThreadsProps) {
  const session = useSession();
  if (!session) return null;
  return (
    <Suspense>
      <Threads {...props} />
    </Suspense>
  );
}
