import type { InstallState } from './install-state.ts';

interface Use {
  state: InstallState;
  wasShown: boolean;
  /** In which the site was downloaded. */
  isFirstVisit: boolean;
  /** Of this visit. */
  pages: number;
}

/** On the second visit, or after some use of the first; once on a device. */
export function isHintDue({ state, wasShown, isFirstVisit, pages }: Use): boolean {
  const canInstall = state === 'ready' || state === 'ios';
  return canInstall && !wasShown && (!isFirstVisit || pages >= PAGES_OF_SOME_USE);
}

const PAGES_OF_SOME_USE = 5;
