import type { ReactNode } from 'react';
import { usePendingLocation } from '../../../platform/router/steady-outlet.tsx';
import { LoadingMark } from '../../../ui/feedback/loading-mark.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import styles from './searched-calls.module.css';

/** Has its own copy of the styles of the item search: shared ones would exceed the style budget of other pages. */
export function SearchedCalls({ children }: { children: ReactNode }) {
  const isSearching = usePendingLocation()?.pathname === '/developers/calls';
  return (
    <div className={styles.area}>
      {isSearching && (
        <div className={styles.mark}>
          <LoadingMark label={strings.searching} />
        </div>
      )}
      <div className={styles.content} aria-busy={isSearching || undefined}>
        <Stack>{children}</Stack>
      </div>
    </div>
  );
}
