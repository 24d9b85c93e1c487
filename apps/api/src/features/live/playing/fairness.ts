import type { Action } from '@wallabee/game/state/action';
import { isFairTrade } from '@wallabee/simulated-players/minds/trading';
import { typeOf, type View } from '@wallabee/simulated-players/minds/view';
import type { OthersThings } from './others-things.ts';

/** A trade that was decided before the other player's items were loaded is judged again. */
export async function isFair(
  action: Action,
  { view, others }: { view: View; others: OthersThings },
): Promise<boolean> {
  if (action.type !== 'trade') return true;
  const given = view.pouch().find(({ item_id }) => item_id === action.given_id);
  const offered = others.find(action.received_id);
  if (!given || !offered) return false;
  // Crackers are pulled with anybody, for anything.
  if (typeOf(view, given).role !== null) return true;
  if (others.hasQuestions()) await others.load();
  return isFairTrade(view, given, offered);
}
