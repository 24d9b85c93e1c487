// The server links only the styles of what a page imports at once.
import './result-table.module.css';
import '../../../ui/lists/text-hits.module.css';
import { lazy, Suspense } from 'react';
import { ItemPlates } from './item-results.tsx';
import { NumberPlates } from './number-results.tsx';
import type { OtherResultsProps } from './other-results.tsx';
import { resultsOfKind } from './results-of-kind.ts';

/** Each kind in its own look. */
export function ResultList({ address, answer }: OtherResultsProps) {
  const isPlates = address.view !== 'table';
  if (isPlates && answer.of === 'items') return <ItemPlates items={resultsOfKind(answer, 'items')} />;
  if (isPlates && answer.of === 'numbers') return <NumberPlates numbers={resultsOfKind(answer, 'numbers')} />;
  return (
    <Suspense>
      <OtherResults address={address} answer={answer} />
    </Suspense>
  );
}

/** A first visit mostly shows plates. */
const OtherResults = lazy(async () => ({ default: (await import('./other-results.tsx')).OtherResults }));
