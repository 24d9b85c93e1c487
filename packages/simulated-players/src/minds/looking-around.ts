import type { ItemState } from '@wallabee/game/state/item-state';
import { isWorthFinding } from './keeping.ts';
import { judge, type Verdict } from './sorting.ts';
import type { Doing, View } from './view.ts';

/** Picks up what lies at the place and is missing, better or a treasure. */
export function* lookAround(view: View): Doing {
  let taken = 0;
  for (const item of view.chance.sample(view.lying(), MOST_LOOKED_AT)) {
    if (taken === MOST_TAKEN) return;
    if (!view.chance.happens(interestIn(view, item))) continue;
    yield* take(view, item);
    taken += 1;
  }
}

const MOST_LOOKED_AT = 5;
/** More would not be polite. */
const MOST_TAKEN = 2;

function interestIn(view: View, item: ItemState): number {
  return INTEREST[judge(view, item)];
}

const INTEREST: Record<Verdict, number> = {
  missing: 0.6,
  better: 0.7,
  treasure: 0.8,
  tool: 0.4,
  spare: 0.02,
};

/** Polite players leave something in return. */
export function* take(view: View, item: ItemState): Doing {
  const left = view.chance.happens(0.25) ? leastOf(view) : undefined;
  if (left) {
    yield {
      type: 'swap_at_place',
      player_id: view.id,
      taken_id: item.item_id,
      left_id: left.item_id,
    };
  } else {
    yield { type: 'pick_up', player_id: view.id, item_id: item.item_id };
  }
}

function leastOf(view: View): ItemState | undefined {
  const spare = view.pouch().filter((item) => isWorthFinding(view, item) && judge(view, item) === 'spare');
  return view.chance.pick(spare);
}
