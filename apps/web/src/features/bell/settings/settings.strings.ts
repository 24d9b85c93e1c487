import type { BellKind, BellWay } from '@wallabee/contract/bell/bell-kinds';

export const settingStrings = {
  title: 'Alerts and notifications · WallaBee',
  back: 'Your pages',
  heading: 'What the bell tells you',
  lead: 'Four ways to hear of things, chosen kind by kind. Changes are kept as you make them.',
  noScript: 'The bell needs JavaScript, because only your browser knows who you are.',
  failed: 'Your settings could not be loaded.',

  kindsAndWays: 'Kinds and Ways',
  kind: 'Kind',
  saved: 'Kept',
  notSaved: (reason: string) => `That was not kept, and is as it was before. ${reason}`,
  ways: {
    site: { title: 'Site', text: 'the bell' },
    push: { title: 'Push', text: 'your devices' },
    feed: { title: 'Feed', text: 'your reader' },
    webhook: { title: 'Webhook', text: 'your program' },
  } satisfies Record<BellWay, { title: string; text: string }>,
  kinds: {
    alerts: { title: 'Your alerts', text: 'Something you asked about happens' },
    trades: { title: 'Trades', text: 'Offered, answered, or about to lapse' },
    messages: { title: 'Messages', text: 'Somebody writes to you' },
    mentions: { title: 'Mentions', text: 'Somebody writes your name, or answers you' },
    threads: { title: 'Threads you follow', text: 'New posts, gathered' },
    buzzes: { title: 'Buzzes', text: 'Somebody likes what you wrote' },
    gifts: { title: 'Gifts', text: 'Somebody gives you an item' },
    former_items: { title: 'Items you once had', text: 'One of your old numbers moves on' },
    sets: { title: 'Sets', text: 'You finish one, or are one short' },
    releases: { title: 'Releases', text: 'New items come out' },
    moderation: { title: 'Moderation', text: 'A keeper changes one of your posts' },
  } satisfies Record<BellKind, { title: string; text: string }>,
  byWay: (kind: string, way: string) => `${kind} by ${way.toLowerCase()}`,
} as const;

export const pushStrings = {
  heading: 'Push',
  on: 'On',
  off: 'Off',
  none: 'Hear of it with the site closed. No device is allowed yet.',
  devices: 'Your devices',
  since: (day: string) => `since ${day}`,
  lastRang: (when: string) => `last rang ${when}`,
  neverRang: 'has not rung yet',
  here: 'This one',
  remove: 'Remove',
  removeNamed: (device: string) => `Remove ${device}`,
  removed: (device: string) => `${device} hears nothing more.`,
  notRemoved: 'The device could not be removed. It still rings; try again.',
  allowComputer: 'Allow on this computer',
  allowPhone: 'Allow on this phone',
  allowed: 'This device rings now.',
  denied:
    'This browser blocks notifications of WallaBee. Allow them in the settings of the site, which the sign beside the address opens, and come back.',
  unsupported:
    'This browser cannot ring while the site is closed. On an iPhone or iPad, add WallaBee to the Home Screen first and open it from there.',
  switchedOff: 'Pushes are not available at the moment, because this site has switched them off.',
  unanswered: 'The browser was not allowed to ring. Press again, and choose Allow when it asks.',
  failed: 'The browser could not subscribe to pushes. Try again in a moment.',
  tooMany: 'You have as many devices as one can have. Remove one first.',
  columnOff: 'Push is off, because this browser blocks it. The panel of Push says how to allow it.',
} as const;

export const quietStrings = {
  heading: 'Quiet hours',
  text: 'Nothing is pushed. The bell keeps it for the morning.',
  from: 'From',
  to: 'To',
  zone: (zone: string) => `Times of ${zone.replaceAll('_', ' ')}`,
  incomplete: 'Give hours and minutes, such as 22:30.',
} as const;

export const feedStrings = {
  heading: 'Feed',
  aside: 'for a feed reader',
  format: 'Format',
  atom: 'Atom',
  json: 'JSON',
  address: 'Your private address',
  copy: 'Copy the feed address',
  copied: 'The address is copied.',
  notCopied: 'The browser would not copy it. Select the address and copy it by hand.',
  secret: 'Anybody who has it can read your notifications.',
  none: 'A secret address brings your notifications to a feed reader.',
  make: 'Make an address',
  made: 'Your feed has an address.',
  renew: 'Make a new one',
  renewHeading: 'Make a new address?',
  renewHint: 'The old one stops working, and your feed reader needs the new one.',
  renewed: 'Your feed has a new address.',
  notRenewed: 'The address could not be changed. The old one still works; try again.',
} as const;
