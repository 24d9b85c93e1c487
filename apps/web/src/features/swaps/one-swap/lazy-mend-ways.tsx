// The server links only the styles of what a page imports at once.
import './mend-ways.module.css';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { lazy, Suspense } from 'react';

/** Few swaps are broken. */
const MendWays = lazy(async () => ({ default: (await import('./mend-ways.tsx')).MendWays }));

export function LazyMendWays({ swap }: { swap: Swap }) {
  return (
    <Suspense>
      <MendWays swap={swap} />
    </Suspense>
  );
}
