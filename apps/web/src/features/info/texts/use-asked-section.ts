import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** Empty on the server and before hydration, because browsers do not send the anchor. */
export function useAskedSection(): string {
  const { hash } = useLocation();
  const asked = useSyncExternalStore(
    neverChanges,
    () => hash.slice(1),
    () => '',
  );

  // The router scrolls to the section but does not move the focus, which keyboards and screen readers need.
  useEffect(() => {
    if (asked) document.getElementById(asked)?.focus({ preventScroll: true });
  }, [asked]);
  return asked;
}

/** The router renders the page again when the anchor changes, so there is nothing to subscribe to. */
function neverChanges() {
  return () => {};
}
