import { type SwapItem, type SwapPlayer, type SwapWants, swapKey } from './swap-player.ts';
import { classOfWorth } from './worth.ts';

/** What the player gains by getting the item; undefined when it is not wanted. */
export function gainOf(player: SwapPlayer, item: SwapItem): number | undefined {
  if (player.offers.some(({ item_id }) => item_id === item.item_id)) return undefined;
  if (player.wantedItems.has(item.item_id)) return item.worth;
  const saved = player.saved.get(item.item_type_id)?.worth ?? NOT_SAVED;
  return gainOver(player.wants, saved, item.worth) || undefined;
}

/** The worth of a type that is not saved. */
export const NOT_SAVED = 0;

/** What an item gains over the saved one; 0 when it is not wanted. */
export function gainOver(wants: SwapWants, saved: number, worth: number): number {
  if (saved === NOT_SAVED) return wants.missing ? worth : 0;
  if (wants.lower === 'off' || worth <= saved) return 0;
  if (wants.lower === 'class' && classOfWorth(worth) === classOfWorth(saved)) return 0;
  return worth - saved;
}

/** A player gives a number of a better class than they get only for a missing type, and only if they want to. */
export function mayGive(player: SwapPlayer, given: SwapItem, received: SwapItem): boolean {
  if (given.class >= received.class) return true;
  return player.wants.gives_better_class && !player.saved.has(received.item_type_id);
}

export function isRefused({ refused }: SwapPlayer, given: SwapItem, received: SwapItem): boolean {
  return refused.size > 0 && refused.has(swapKey(given.item_id, received.item_id));
}
