import { leave } from './making-room.ts';
import type { Doing, View } from './view.ts';

/** Now and then a treasure is shown at a place, brought back, stashed, or taken out again. */
export function* tendTreasures(view: View): Doing {
  const { chance } = view;
  if (chance.happens(0.04)) yield* show(view);
  if (chance.happens(0.12)) yield* bringBack(view);
  if (chance.happens(0.05)) yield* takeOut(view);
  if (chance.happens(0.05)) yield* stash(view);
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
