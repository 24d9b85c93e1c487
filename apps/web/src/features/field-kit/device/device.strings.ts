import type { DeviceState } from './use-device.ts';

export const deviceStrings = {
  heading: 'On this device',
  tags: {
    unknown: '',
    unsupported: 'Not possible here',
    'switched-off': 'Switched off',
    absent: 'Not here yet',
    downloading: 'Being fetched',
    ready: 'Ready',
    failed: 'Not here yet',
  } satisfies Record<DeviceState, string>,
  about: {
    unknown: 'Looking …',
    unsupported: 'This browser cannot keep a site for later, or a private window forbids it.',
    'switched-off': 'The field kit is not available at the moment, because this site has switched it off.',
    absent: 'The site and its whole reference fit on this device: about 6 MB, 2 MB of them to fetch.',
    downloading: 'The site is being fetched. You can go on reading.',
    ready: 'The site is here. Close the app, lose the network, and it still opens.',
    failed: 'The site could not be fetched. Please look at your connection and try again.',
  } satisfies Record<DeviceState, string>,
  used: (megabytes: string) => `${megabytes} MB on this device, with everything you saw.`,
  download: 'Put the site on this device',
  remove: 'Remove it from this device',
  removeAsks: 'Remove the site from this device?',
  removeText: 'Pages will need a network again. Your lists go as well; your account stays as it is.',
  removeYes: 'Remove it',
} as const;
