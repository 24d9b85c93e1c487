import { useContext, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router';

/**
 * The router restores the scroll position of a history entry at once, which fails while the page is still short. A list
 * that has to load first calls this where it is rendered whole.
 */
export function useLateScroll(isWhole = true) {
  const position = useContext(UNSAFE_DataRouterStateContext)?.restoreScrollPosition;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the list's arrival may move the page.
  useLayoutEffect(() => {
    if (isWhole && typeof position === 'number') scrollTo(0, position);
  }, [isWhole]);
}
