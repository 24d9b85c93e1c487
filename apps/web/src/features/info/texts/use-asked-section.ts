import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The anchor in the address. None until the page has come to life: the server never gets to see it. */
export function useAskedSection(): string {
  const { hash } = useLocation();
  const asked = useSyncExternalStore(
    neverChanges,
    () => hash.slice(1),
    () => '',
  );

  // The router scrolls to the section but leaves the focus behind, and with it whoever reads by keyboard or by ear.
  useEffect(() => {
    if (asked) document.getElementById(asked)?.focus({ preventScroll: true });
  }, [asked]);
  return asked;
}

/** The router renders the page anew when the anchor changes; there is nothing else to listen to. */
function neverChanges() {
  return () => {};
}
