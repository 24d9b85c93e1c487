import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import { isTooGood } from './keeping.ts';
import { leave } from './making-room.ts';
import { likesSet } from './sorting.ts';
import { type Doing, typeOf, type View } from './view.ts';

/** Now and then a treasure is shown at a place, brought back, stashed, or taken out again. */
export function* tendTreasures(view: View): Doing {
  const { chance } = view;
  if (chance.happens(0.04)) yield* show(view);
  if (chance.happens(0.12)) yield* bringBack(view);
  if (chance.happens(0.05)) yield* takeOut(view);
  if (chance.happens(0.05)) yield* stash(view);
  if (chance.happens(0.05)) yield* giveUp(view);
}

function* show(view: View): Doing {
  const item = view.chance.pick(view.locked());
  if (item) yield* leave(view, item, true);
}

function* bringBack(view: View): Doing {
  const item = view.chance.pick(view.away());
  if (!item) return;
  const type = view.chance.happens(0.4) ? 'pick_up' : 'drone_return';
  yield { type, player_id: view.id, item_id: item.item_id };
}

function* takeOut(view: View): Doing {
  const item = view.chance.pick(view.lockbox());
  if (!item) return;
  yield { type: 'unstash', player_id: view.id, item_id: item.item_id };
  if (view.chance.happens(0.4)) yield { type: 'unlock', player_id: view.id, item_id: item.item_id };
}

function* stash(view: View): Doing {
  const item = view.chance.pick(view.locked());
  if (item) yield { type: 'stash', player_id: view.id, item_id: item.item_id };
}

/** Takes an item out of a set that the player does not collect, to trade it. */
function* giveUp(view: View): Doing {
  const item = view.anySaved();
  if (!item || isTooGood(view, item)) return;
  const { set_id } = typeOf(view, item);
  if (!isOrdinarySet(set_id) || view.hasCompleted(set_id) || likesSet(view, set_id)) return;
  yield { type: 'unsave', player_id: view.id, item_id: item.item_id };
}
