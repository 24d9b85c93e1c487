import type { WishTarget } from '@wallabee/contract/wish-lists/wish-list-rules';
import { formatNumber } from '../../ui/format-number.ts';

export const wishListStrings = {
  heading: 'Wish Lists',
  pageTitle: (name: string, title: string) => `${name} · ${title} · WallaBee`,
  landingDescription: (name: string) => `What ${name} would still like to have, list by list.`,
  explanation: (name: string) => [
    `A wish list shows the items ${name} has yet to save, or has saved only with a high number. It is made from the collection as it is at this moment, so it is never out of date, and its address can be sent to anybody.`,
    'Uniques are left out unless they are asked for. On the list of uniques it is the one-of-a-kinds, the staff’s own and the small limited runs that are left out, because hardly anybody can hope for them.',
  ],
  preset: 'Predefined list',
  custom: 'Custom highest number',
  customHint: 'Items that are missing, or saved with a higher number than this.',
  customPlaceholder: 'For example 250',
  noSuchList: (written: string) =>
    written.trim() === ''
      ? 'A whole number from 1 up is needed.'
      : `There is no wish list “${written.trim()}”. Choose one of the lists, or type a whole number from 1 up.`,
  show: 'Show',
  allLists: 'All wish lists',
  presets: presetName,
  title: titleOf,
  titleOf: (name: string, target: WishTarget) => `${name}: ${titleOf(target)}`,
  includeUniques: 'Include Uniques',
  includeScarce: 'Include one-of-a-kinds, staff and small limited run uniques',
  needed: (count: number) => (count === 1 ? '1 item needed' : `${formatNumber(count)} items needed`),
  matching: (shown: number, all: number) =>
    `${formatNumber(shown)} of ${all === 1 ? '1 item' : `${formatNumber(all)} items`} needed`,
  plan: 'Plan this list',
  beta: 'Wish lists are in beta. If something here looks wrong, please tell us.',
  options: 'Options of the wish list',
  search: 'Search Items...',
  missing: 'Missing',
  loadingRest: (count: number | null) =>
    count === null ? 'Loading the rest…' : `Loading the other ${formatNumber(count)}…`,
  noScript:
    'The rest of the list is put together in your browser, which needs JavaScript. The plain list has all of it.',
  jump: 'Jump to a set',
  newSet: 'New set',
  backToList: 'Back to the list with pictures',
  savedNumber: (number: string) => `#${number}`,
  failed: 'The rest of the list could not be loaded.',
  failedText: 'What is shown is right, but not all of it.',
  nothingMissing: 'Nothing Is Missing',
  congratulation: (name: string) => `Congratulations! There is nothing left on this list for ${name}.`,
  noneCalled: (text: string) => `Nothing on this list is called “${text}”.`,
  noItems: 'No Items Found',
  clear: 'Show everything',
} as const;

function presetName(target: WishTarget): string {
  if (target === 'M') return 'Missing';
  if (target === 'U') return 'Uniques';
  if (target === 'P') return 'Palindromes';
  return target === 1 ? 'Missing or greater than 1' : `Missing or above ${formatNumber(target)}`;
}

function titleOf(target: WishTarget): string {
  if (target === 'M') return 'Missing Items';
  if (target === 'U') return 'Missing Uniques';
  if (target === 'P') return 'Items Without a Palindrome';
  return target === 1 ? 'Missing or Greater Than #1' : `Missing or Above #${formatNumber(target)}`;
}
