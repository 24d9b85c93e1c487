import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { Action } from '@wallabee/game/state/action';

/** What an action names. Others that it affects (a seller, the saved item of the same type) are found afterwards. */
export interface Affected {
  players: PlayerId[];
  items: ItemId[];
  places: PlaceId[];
  newType: ItemTypeId | null;
}

export function affectedBy(action: Action): Affected {
  return {
    players: players(action),
    items: items(action),
    places: 'place_id' in action ? [action.place_id] : [],
    newType: newType(action),
  };
}

function players(action: Action): PlayerId[] {
  if (action.type === 'trade') return [action.player_id, action.other_id];
  if (action.type === 'settle_ring')
    return [action.player_id, ...action.members.map(({ player_id }) => player_id)];
  if (action.type === 'gift_unique') return [action.player_id, action.recipient_id];
  return [action.player_id];
}

function newType(action: Action): ItemTypeId | null {
  if (action.type === 'mix') return action.result_type_id;
  return 'item_type_id' in action ? action.item_type_id : null;
}

const ITEM_FIELDS = [
  'item_id',
  'first_id',
  'second_id',
  'taken_id',
  'left_id',
  'mixer_id',
  'job_lot_id',
  'well_id',
  'wand_id',
  'given_id',
  'received_id',
] as const;

function items(action: Action): ItemId[] {
  if (action.type === 'settle_ring') return action.members.map(({ item_id }) => item_id);
  const fields: Partial<Record<string, unknown>> = action;
  return ITEM_FIELDS.flatMap((name) => (fields[name] === undefined ? [] : [fields[name] as ItemId]));
}
