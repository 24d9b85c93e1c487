import type { InstallState } from './install-state.ts';

export const installStrings = {
  heading: 'On your home screen',
  tags: {
    installed: 'Installed',
    ready: 'Can be installed',
    ios: 'Two steps',
    manual: 'In the menu',
  } satisfies Record<InstallState, string>,
  about: {
    installed: 'WallaBee is on your home screen, and opens from there without a network.',
    ready: 'With its icon WallaBee opens like an app. It is the same site, and nothing comes from a store.',
    ios: 'On an iPhone or iPad it takes two steps:',
    manual:
      'This browser does not offer it by itself. Look for “Install” or “Add to Home Screen” in its menu. Without it, the site works offline all the same, once it is on this device.',
  } satisfies Record<InstallState, string>,
  iosSteps: [
    'Press Share, the square with the arrow, in the bar of Safari.',
    'Choose “Add to Home Screen” further down in the list, then press Add.',
  ],
  install: 'Install',
  hintLabel: 'WallaBee on your home screen',
  hint: 'WallaBee on your home screen? Works without a network after this. Uses about 6 MB.',
  hintIos: 'Press Share, then “Add to Home Screen”.',
  dismiss: 'No, thanks',
} as const;
