import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { FIRST_VISIT } from '../../../platform/offline/registration.ts';
import { readNote } from './device-notes.ts';
import { isHintDue } from './hint-rule.ts';
import type { InstallState } from './install-state.ts';

/** Whether the hint is due on this page. */
export function useHint(state: InstallState | undefined): boolean {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly string[]>([]);
  const [known, setKnown] = useState<{ wasShown: boolean; isFirstVisit: boolean }>();
  useEffect(() => {
    void readKnown().then(setKnown, () => {});
  }, []);
  useEffect(() => setPages((seen) => (seen.includes(pathname) ? seen : [...seen, pathname])), [pathname]);
  // Its own panel is there.
  if (known === undefined || state === undefined || pathname === '/kit') return false;
  return isHintDue({ state, ...known, pages: pages.length });
}

async function readKnown() {
  const isFirstVisit = sessionStorage.getItem(FIRST_VISIT) !== null;
  return { isFirstVisit, wasShown: (await readNote('install-hint')) !== undefined };
}
