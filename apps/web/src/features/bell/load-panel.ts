import { importAgain } from '../../platform/router/import-again.ts';

export type PanelModule = typeof import('./panel/bell-panel.tsx');

/** Loaded when it is first opened, because every page has the bell. */
export function loadPanel(): Promise<PanelModule> {
  return import('./panel/bell-panel.tsx').catch(importAgain<PanelModule>);
}
