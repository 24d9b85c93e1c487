import { HIGHEST_NUMBER } from '@wallabee/contract/items/typed-number';
import type { LockedItemSort, MaxNumber } from '@wallabee/contract/locked-items/locked-item-rules';

import { formatNumber } from '../../ui/format-number.ts';

export const lockedItemStrings = {
  loading: 'Loading the locked items',
  progress: (loaded: string, total: string) => `${loaded} of ${total} Pages`,
  heading: (shown: string, total: string) => `${shown} of ${total} Items Total`,
  noScript:
    'Without JavaScript the list has pages, the oldest first. The plain list can be searched and sorted.',
  failed: 'The locked items could not be loaded',
  someFailed: (pages: readonly number[]) =>
    pages.length === 1
      ? `Page ${pages[0]} could not be loaded`
      : `Pages ${pages.join(', ')} could not be loaded`,
  restIsHere: 'Everything else is here and stays here while you try again.',

  filters: 'Filter the locked items',
  search: 'Search by name or number',
  set: 'Set',
  sets: { all: 'All Items', 13: 'Wallagraphic Items', 20: 'Exclusive Items', 25: 'Unique Items' },
  exactNumber: 'Exact number',
  anyNumber: 'Any',
  wrongNumber: (typed: string) =>
    `“${typed}” is not an item number. Type a whole number from 1 to ${formatNumber(HIGHEST_NUMBER)}.`,
  highestNumber: 'Highest number',
  maxNumbers: {
    0: 'All',
    49: 'Below 50',
    99: 'Below 100',
    999: 'Below 1,000',
    9999: 'Below 10,000',
  } satisfies Record<MaxNumber, string>,
  show: 'Show only',
  ignoreUniques: 'Ignore Uniques',
  palindromes: 'Palindromes',
  binary: 'Binary',
  lockbox: 'Only lockbox items',
  dropped: 'Only dropped or pouch items',
  sorts: {
    'number-up': 'Number, low to high',
    'number-down': 'Number, high to low',
    'name-up': 'Name, A-Z',
    'name-down': 'Name, Z-A',
    'age-oldest': 'Age, oldest first',
    'age-newest': 'Age, newest first',
  } satisfies Record<LockedItemSort, string>,

  conflict: 'Error (Conflicting Filters)',
  conflictText: 'Nothing is in the lockbox and out of it at the same time. Take one of the two away.',
  nothingShown: 'No Items Found',
  nothingShownText: 'Nothing that is locked fits all of the filters.',
  noSuchNumber: 'No Item Has That Number',
  clear: 'Show everything',

  table: 'Locked items',
  columns: {
    number: '#',
    name: 'Name',
    where: 'Where',
    rb: [
      { short: 'RB DD', long: 'Worth in random branded items, double digit' },
      { short: 'RB TD', long: 'Worth in random branded items, triple digit' },
      { short: 'RB QD', long: 'Worth in random branded items, quadruple digit' },
    ],
  },
  action: 'Take out or unlock',
  takeOut: 'Take out',
  masked: '###',
  number: (number: string) => `#${number}`,
  jump: 'Jump to',
  sections: {
    sd: 'SD, 1 to 9',
    dd: 'DD, 10 to 99',
    td: 'TD, 100 to 999',
    qd: 'QD, 1,000 to 9,999',
    beyond: '10,000 and above',
    '#': '0-9 and others',
  } as Record<string, string>,
  backToList: 'Back to the list with filters',
  variant: (name: string) => `(${name})`,
  inLockbox: 'Lockbox',
  inPouch: 'Pouch',

  exportAs: 'Download what is shown',
  csv: 'CSV',
  json: 'JSON',
} as const;
