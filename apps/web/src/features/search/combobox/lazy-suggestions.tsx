import { type ComponentType, lazy, Suspense } from 'react';
import type { SuggestionsProps } from './suggestions.tsx';

/** Loaded when somebody types. Without a connection there are no suggestions, and the box works without them. */
const Suggestions = lazy<ComponentType<SuggestionsProps>>(() =>
  import('./suggestions.tsx').then(
    ({ Suggestions }) => ({ default: Suggestions }),
    () => ({ default: () => null }),
  ),
);

export function LazySuggestions(props: SuggestionsProps) {
  return (
    <Suspense>
      <Suggestions {...props} />
    </Suspense>
  );
}
