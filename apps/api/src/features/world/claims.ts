import type { Action, ActionType } from '@wallabee/game/state/action';
import type { GameCatalogue } from '@wallabee/game/state/game-catalogue';
import { affectedBy } from './affected.ts';

/**
 * What an action reads and another may change: two actions without a common claim can share a transaction. Undefined for
 * an action that has a transaction of its own.
 */
export function claimsOf(action: Action, catalogue: GameCatalogue): string[] | undefined {
  if (!SHARING.has(action.type)) return undefined;
  const { players, items, newType } = affectedBy(action);
  if (newType !== null && catalogue.types.get(newType)?.is_one_of_a_kind) return undefined;
  // Of the players of a code or gift only that they take part is read, and their counters add up.
  if (action.type === 'redeem_code') return [`code ${action.code}`];
  if (action.type === 'gift_unique') return [];
  return [
    ...players.map((id) => `player ${id}`),
    ...items.map((id) => `item ${id}`),
    // Whether there is room.
    ...(action.type === 'drop' ? [`place ${action.place_id}`] : []),
  ];
}

const SHARING: ReadonlySet<ActionType> = new Set<ActionType>([
  'forage',
  'buy',
  'drop',
  'pick_up',
  'lock',
  'unlock',
  'stash',
  'unstash',
  'save',
  'unsave',
  'mix',
  'trade',
  'list_on_market',
  'withdraw_from_market',
  'buy_on_market',
  'gift_unique',
  'recycle',
  'redeem_code',
]);
