import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Action } from '../state/action.ts';

/** The players who do something in an action; to the others, it happens. */
export function actorsOf(action: Action): PlayerId[] {
  if (action.type === 'release' || action.type === 'drone_return') return [];
  return action.type === 'trade' ? [action.player_id, action.other_id] : [action.player_id];
}
