import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** Empty on the server and before hydration, because browsers do not send the anchor. */
export function useLinkedSection(): string {
  const { hash } = useLocation();
  const linked = useSyncExternalStore(
    neverChanges,
    () => hash.slice(1),
    () => '',
  );

  // The router scrolls to the section but does not move the focus, which keyboards and screen readers need.
  useEffect(() => {
    if (linked) document.getElementById(linked)?.focus({ preventScroll: true });
  }, [linked]);
  return linked;
}

/** The router renders the page again when the anchor changes, so there is nothing to subscribe to. */
function neverChanges() {
  return () => {};
}
