import type { SiteAction } from '@wallabee/contract/actions/site-actions';

const countWords = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

export const actionLabels = {
  buy: 'Buy',
  buy_on_market: 'Buy',
  list_on_market: 'Sell',
  withdraw_from_market: 'Take off the Market',
  mix: 'Mix',
  save: 'Save',
  unsave: 'Take out of the set',
  lock: 'Lock',
  unlock: 'Unlock',
  stash: 'Into the lockbox',
  unstash: 'Take out',
} as const satisfies Record<SiteAction, string>;

export const actionStrings = {
  buySeveral: (count: number, formatted: string) => `Buy ${countWords[count] ?? formatted}`,
  item: (name: string, number: string) => `${name} #${number}`,
} as const;
