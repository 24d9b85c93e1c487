import { isJustPickedUp } from '@wallabee/game/rules/recycling-rules';
import type { ItemState } from '@wallabee/game/state/item-state';
import { isWorthFinding } from './keeping.ts';
import { isWorthSelling, sell } from './market.ts';
import { isHardToGet } from './reach.ts';
import { judge } from './sorting.ts';
import { TRAITS } from './traits.ts';
import { type Doing, typeOf, type View } from './view.ts';

/** Leaves something at a bare place, then gives away what the pouch has too much of. */
export function* makeRoom(view: View): Doing {
  const spare = view
    .pouch()
    .filter((item) => judge(view, item) === 'spare')
    .sort((a, b) => b.number - a.number || a.item_id - b.item_id);
  const gifts = chooseGifts(
    view,
    spare.filter((item) => isWorthFinding(view, item)),
  );
  const left = new Set<ItemState>();
  for (const gift of gifts) {
    if (view.chance.happens(chanceToLeave(view)) && (yield* leave(view, gift))) left.add(gift);
  }
  const rest = spare.filter((item) => !left.has(item));
  for (const item of rest.slice(0, Math.max(rest.length - view.character.carries, 0))) {
    yield* giveAway(view, item);
  }
}

/** Often something that is found at such places. */
function chooseGifts(view: View, items: readonly ItemState[]): ItemState[] {
  const fitting = items.filter((item) => typeOf(view, item).categories.includes(view.place.category_id));
  const isFitting = fitting.length > 0 && view.chance.happens(0.4);
  return view.chance.sample(isFitting ? fitting : items, MOST_GIFTS);
}

const MOST_GIFTS = 2;

function* giveAway(view: View, item: ItemState): Doing {
  const { selling } = TRAITS[view.character.kind];
  const isForSale =
    isHardToGet(view, typeOf(view, item)) || (isWorthSelling(view, item) && view.chance.happens(selling / 2));
  if (isForSale && (yield* sell(view, item))) return;
  const isDropped = isWorthFinding(view, item) && view.chance.happens(chanceToLeave(view));
  if (isDropped && (yield* leave(view, item))) return;
  // The game refuses to recycle what was picked up within the last minute.
  if (item.number < 10 || isJustPickedUp(item, view.now())) return;
  yield { type: 'recycle', player_id: view.id, item_id: item.item_id };
}

function chanceToLeave(view: View): number {
  return TRAITS[view.character.kind].leaving * roomAt(view);
}

/** From 1 at an empty place to 0 at a crowded one. */
function roomAt({ place }: View): number {
  return Math.max(0, 1 - place.itemCount() / CROWDED);
}

const CROWDED = 18;

export function* leave(view: View, { item_id }: ItemState, lock = false): Doing<boolean> {
  const place_id = view.place.id;
  return (yield { type: 'drop', player_id: view.id, item_id, place_id, lock }) !== undefined;
}
