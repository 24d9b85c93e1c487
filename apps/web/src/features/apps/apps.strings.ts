import type { AppRefusal } from '@wallabee/contract/apps/app-rules';
import type { Scope } from '@wallabee/contract/protocol/scopes';
import { formatNumber } from '../../ui/format-number.ts';

/** What an app may do with each permission, in the second person. */
export const scopeStrings = {
  read: 'See your pouch, sets, swaps, plans, radar and notifications',
  messages: 'Read your messages, and write to your friends in your name',
  swaps: 'Offer, propose and answer swaps in your name. Items can change hands',
  alerts: 'Make, change and delete your alerts',
} satisfies Record<Scope, string>;

export const appStrings = {
  title: 'Apps',
  failed: 'Your apps could not be loaded.',

  allowedHeading: 'Apps that act for you',
  allowedHint:
    'You have allowed these programs to do things in your name. None of them knows your password. If you no longer use one, revoke it.',
  none: 'No app acts for you',
  noneHint: 'An app that wants to will send you here and ask. You decide.',
  by: (maker: string) => `by ${maker}`,
  since: (day: string) => `Allowed on ${day}`,
  lastUsed: (day: string) => `last used on ${day}`,
  neverUsed: 'not used yet',
  revoke: 'Revoke',
  revokeNamed: (name: string) => `Revoke ${name}`,
  revokeHeading: (name: string) => `Revoke ${name}?`,
  revokeHint: 'It can do nothing in your name from then on. You can allow it again when it asks.',
  revoked: (name: string) => `${name} no longer acts for you.`,
  notRevoked: 'The app could not be revoked. It may still act for you; try again.',

  madeHeading: 'Apps you made',
  madeHint: 'Register a program of yours, and other players can let it act for them.',
  guide: 'How it works, with an example',
  noneMade: 'You have made no apps yet.',
  clientId: 'Client id',
  copy: 'Copy client id',
  copyNamed: (name: string) => `Copy the client id of ${name}`,
  copied: 'The client id is copied.',
  notCopied: 'The browser would not copy it. Select the client id and copy it by hand.',
  returnsTo: 'Returns to',
  players: (count: number) =>
    count === 1 ? 'One player allows it' : `${count === 0 ? 'No' : formatNumber(count)} players allow it`,
  make: 'Register an app',
  makeHeading: 'A new app',
  makeNow: 'Register',
  edit: 'Edit',
  editNamed: (name: string) => `Edit ${name}`,
  editHeading: (name: string) => `Edit ${name}`,
  save: 'Save',
  made: (name: string) => `${name} is registered.`,
  saved: (name: string) => `${name} is saved.`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeHeading: (name: string) => `Remove ${name}?`,
  removeHint: 'It can act for nobody from then on, and its client id is gone for good.',
  removed: (name: string) => `${name} is removed.`,
  notRemoved: 'The app could not be removed. Try again.',

  name: 'Name',
  nameHint: 'Players see it when your app asks them.',
  nameMissing: 'Give the app a name.',
  website: 'Website',
  websiteHint: 'Where players can read about it, such as https://shelf.example.',
  websiteWrong: 'This must be an address that starts with https://.',
  redirects: 'Where players return to',
  redirectsHint:
    'One address a line, compared exactly: https://…, http://127.0.0.1/… for a program on the player’s own machine (any port), or a scheme of your own such as com.example.app:/back.',
  redirectsMissing: 'Give at least one address.',
  redirectWrong: (address: string) => `Nobody can be sent to ${address}.`,
  tooManyRedirects: (most: number) => `At most ${most} addresses.`,
  notSaved: 'The app could not be saved. What you typed is still there.',
  refusals: {
    too_many_apps: 'You have as many apps as one can have. Remove one first.',
  } satisfies Record<AppRefusal, string>,
} as const;

export const consentStrings = {
  title: 'Allow an app · WallaBee',
  noScript: 'Allowing an app needs JavaScript, because only your browser knows who you are.',
  asking: 'An app asks',
  heading: (name: string) => `Let ${name} act for you?`,
  madeBy: 'Made by',
  website: 'Website',
  loggedInAs: 'You are',
  mayHeading: 'It may',
  mayNotHeading: 'It may never',
  mayNot: [
    'see or change your password, logins or keys',
    'drop, mix, sell, buy or gift your items',
    'change your profile, or write in the forums',
  ],
  notAsked: 'It does not ask to',
  again: 'You have allowed this app before. It asks for these:',
  checkHint: (host: string) =>
    `Only allow it if you have just come from there and trust it. You will return to ${host}.`,
  laterHint: 'You can revoke it at any time under Apps.',
  allow: 'Allow',
  cancel: 'Cancel',
  failed: 'The request could not be loaded.',
  notSent: 'Your answer could not be sent. Nothing was allowed; try again.',

  leaving: (name: string) => `Back to ${name}`,
  allowedText: (host: string) =>
    `You are on the way to ${host}. If nothing happens, go on with the button, or close this page.`,
  goOn: 'Go on',

  wrongHeading: 'This link does not work',
  unknownApp: 'There is no app with this client id. It may have been removed.',
  wrongRedirect:
    'The app wants you to return to an address that does not belong to it. Somebody may be trying to trick you, so nothing was allowed and you stay here.',
  incomplete: 'The link is not complete. Go back to the app and start again.',
  home: 'Go to your apps',
  faultHeading: (name: string) => `${name} asked for something that is not possible`,
  faultText: (error: string) =>
    `Nothing was allowed. The makers of the app have to mend this; the error is ${error}.`,
  back: (host: string) => `Return to ${host}`,
} as const;
