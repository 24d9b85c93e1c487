import { lazy, Suspense } from 'react';
import search from '../../features/search/search-form.module.css';
import person from '../../game-ui/person-card.module.css';
import card from '../../ui/layout/link-card.module.css';
import type { NoOneProfileProps } from './no-one-profile.tsx';

const NoOneProfile = lazy(async () => ({ default: (await import('./no-one-profile.tsx')).NoOneProfile }));

/** Named here, because the document has only styles that are used by scripts of the first load. */
const STYLES = [search, person, card];

/** Profiles do not load its search. */
export function LazyNoOneProfile(props: NoOneProfileProps) {
  return (
    <Suspense fallback={<div data-styles={STYLES.length} />}>
      <NoOneProfile {...props} />
    </Suspense>
  );
}
