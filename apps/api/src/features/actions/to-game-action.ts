import type { performAction } from '@wallabee/contract/actions/action';
import type { SiteAction } from '@wallabee/contract/actions/site-actions';
import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Action } from '@wallabee/game/state/action';
import type { z } from 'zod';

export type AskedAction = z.infer<typeof performAction.body>;

/** The contract has checked that the fields of the action are there. */
interface Fields {
  player_id: PlayerId;
  item_id: ItemId;
  item_type_id: ItemTypeId;
  first_id: ItemId;
  second_id: ItemId;
  result_type_id: ItemTypeId;
  cost: number;
}

type OneItem = Extract<
  SiteAction,
  'withdraw_from_market' | 'save' | 'unsave' | 'lock' | 'unlock' | 'stash' | 'unstash'
>;

const oneItem =
  (type: OneItem) =>
  ({ player_id, item_id }: Fields): Action => ({ type, player_id, item_id });

const TO_ACTION: Record<SiteAction, (fields: Fields) => Action> = {
  buy: ({ player_id, item_type_id, cost }) => ({ type: 'buy', player_id, item_type_id, cost }),
  buy_on_market: ({ player_id, item_id, cost }) => ({ type: 'buy_on_market', player_id, item_id, cost }),
  list_on_market: ({ player_id, item_id, cost }) => ({ type: 'list_on_market', player_id, item_id, cost }),
  withdraw_from_market: oneItem('withdraw_from_market'),
  mix: ({ player_id, first_id, second_id, result_type_id }) => ({
    type: 'mix',
    player_id,
    first_id,
    second_id,
    result_type_id,
  }),
  save: oneItem('save'),
  unsave: oneItem('unsave'),
  lock: oneItem('lock'),
  unlock: oneItem('unlock'),
  stash: oneItem('stash'),
  unstash: oneItem('unstash'),
};

export function toGameAction({ action, ...asked }: AskedAction, player_id: PlayerId): Action {
  return TO_ACTION[action]({ ...asked, player_id } as Fields);
}
