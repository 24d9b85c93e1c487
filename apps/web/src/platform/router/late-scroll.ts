import { useContext, useLayoutEffect } from 'react';
import { UNSAFE_DataRouterStateContext } from 'react-router';

/** Where the router stores the scroll positions of history entries. */
export const SCROLL_POSITIONS = 'scroll-positions';

/** Read before the router starts, because it overwrites the position with the one that the short page allows. */
let opened = typeof window === 'undefined' ? undefined : storedPosition();

/**
 * The router restores the scroll position of a history entry at once, which fails while the page is still short. A list
 * that has to load first calls this where it is rendered whole.
 */
export function useLateScroll(isWhole = true) {
  const state = useContext(UNSAFE_DataRouterStateContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the list's arrival may move the page.
  useLayoutEffect(() => {
    if (!isWhole) return;
    const position = opened?.key === state?.location.key ? opened?.position : state?.restoreScrollPosition;
    opened = undefined;
    if (typeof position === 'number') scrollTo(0, position);
  }, [isWhole]);
}

function storedPosition() {
  try {
    const { key } = history.state;
    return { key, position: JSON.parse(sessionStorage[SCROLL_POSITIONS])[key] };
  } catch {
    // A new history entry, or storage is forbidden.
    return undefined;
  }
}
