/** What the site can do in the game; foraging, dropping and picking up need the app. */
export const SITE_ACTIONS = [
  'buy',
  'buy_on_market',
  'list_on_market',
  'withdraw_from_market',
  'mix',
  'save',
  'unsave',
  'lock',
  'unlock',
  'stash',
  'unstash',
] as const;
export type SiteAction = (typeof SITE_ACTIONS)[number];

type Field = 'item_id' | 'item_type_id' | 'first_id' | 'second_id' | 'result_type_id' | 'cost';

const ONE_ITEM = ['item_id'] as const;

/** The fields that an action needs. */
export const ACTION_FIELDS: Readonly<Record<SiteAction, readonly Field[]>> = {
  buy: ['item_type_id'],
  buy_on_market: ONE_ITEM,
  list_on_market: ['item_id', 'cost'],
  withdraw_from_market: ONE_ITEM,
  mix: ['first_id', 'second_id', 'result_type_id'],
  save: ONE_ITEM,
  unsave: ONE_ITEM,
  lock: ONE_ITEM,
  unlock: ONE_ITEM,
  stash: ONE_ITEM,
  unstash: ONE_ITEM,
};
