// The server links only the styles of what a page imports at once.
import './mistake-panel.module.css';
import { lazy, Suspense } from 'react';
import type { EmptyResultsProps } from './empty-results.tsx';
import type { MistakePanelProps } from './mistake-panel.tsx';

/** Most searches are right, and find something. */
const MistakePanel = lazy(async () => ({ default: (await import('./mistake-panel.tsx')).MistakePanel }));
const EmptyResults = lazy(async () => ({ default: (await import('./empty-results.tsx')).EmptyResults }));

export function LazyMistakes(props: MistakePanelProps) {
  return (
    <Suspense>
      <MistakePanel {...props} />
    </Suspense>
  );
}

export function LazyEmptyResults(props: EmptyResultsProps) {
  return (
    <Suspense>
      <EmptyResults {...props} />
    </Suspense>
  );
}
