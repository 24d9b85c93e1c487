import { useState, useSyncExternalStore } from 'react';
import { type InstallState, install, onInstallChange, readInstallState } from './install-state.ts';

export interface Install {
  /** Undefined before hydration. */
  state: InstallState | undefined;
  isBusy: boolean;
  install: () => Promise<boolean>;
}

export function useInstall(): Install {
  const [isBusy, setBusy] = useState(false);
  const state = useSyncExternalStore(onInstallChange, readInstallState, () => undefined);
  async function start() {
    setBusy(true);
    const isInstalled = await install().catch(() => false);
    setBusy(false);
    return isInstalled;
  }
  return { state, isBusy, install: start };
}
