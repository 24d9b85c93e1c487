import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { isTreasure } from '../value/number-worth.ts';
import { isTooGood } from './keeping.ts';
import { buyNew } from './shopping.ts';
import { type Doing, isPlain, type View } from './view.ts';

export function* mix(
  view: View,
  { first_id, second_id, result }: { first_id: ItemId; second_id: ItemId; result: TypeFacts },
): Doing<ItemId | undefined> {
  const result_type_id = result.id;
  const done = yield { type: 'mix', player_id: view.id, first_id, second_id, result_type_id };
  return done?.minted[0]?.item_id;
}

/** The highest number that is not too good to be used up. */
export function worst(view: View, items: readonly ItemState[]): ItemState | undefined {
  let found: ItemState | undefined;
  for (const item of items) {
    if (item.number > (found?.number ?? 0) && !isTooGood(view, item)) found = item;
  }
  return found;
}

export function* turnMixer(view: View): Doing<ItemState | undefined> {
  const mixer = view.chance.pick(view.catalogue.byRole.get('mixer') ?? []);
  const mixer_id = mixer && (yield* buyNew(view, mixer));
  const other = mixer_id === undefined ? undefined : fodder(view, mixer_id);
  if (mixer_id === undefined || !other) return undefined;
  const done = yield { type: 'use_mixer', player_id: view.id, mixer_id, item_id: other.item_id };
  return done?.minted[0] ?? done?.moved.find(({ location }) => location === 'pouch');
}

/** An item to be used up: spare and of little worth. */
export function fodder(view: View, except?: ItemId, lowest = 10): ItemState | undefined {
  const candidates = view.pouch().filter((item) => isFodder(view, item, except, lowest));
  const spare = candidates.filter((item) => view.hasSaved(item.item_type_id));
  return worst(view, spare) ?? worst(view, candidates);
}

function isFodder(view: View, item: ItemState, except: ItemId | undefined, lowest: number): boolean {
  return item.item_id !== except && item.number >= lowest && isPlain(view, item);
}

/** Mixes two spare components that the pouch holds anyway. */
export function* mixSomething(view: View): Doing {
  const spare = spareComponents(view);
  for (const item of spare.values()) {
    const chosen = chooseMix(view, item, spare);
    if (!chosen) continue;
    yield* mix(view, { first_id: item.item_id, second_id: chosen.partner.item_id, result: chosen.result });
    return;
  }
}

/** The highest number of each type, treasures aside. */
function spareComponents(view: View): Map<ItemTypeId, ItemState> {
  const spare = new Map<ItemTypeId, ItemState>();
  for (const item of view.pouch()) {
    if (isTreasure(view.character, item.number) || !isPlain(view, item)) continue;
    if (item.number > (spare.get(item.item_type_id)?.number ?? 0)) spare.set(item.item_type_id, item);
  }
  return spare;
}

function chooseMix(view: View, item: ItemState, spare: ReadonlyMap<ItemTypeId, ItemState>) {
  for (const result of view.knowledge.madeFrom(item.item_type_id)) {
    const partner = partnerOf(result, item, spare);
    if (!partner || !isIssuedAt(result, view.now())) continue;
    if (isWorthMixing(view, result, [item, partner])) return { result, partner };
  }
  return undefined;
}

function partnerOf(
  { formulas }: TypeFacts,
  item: ItemState,
  spare: ReadonlyMap<ItemTypeId, ItemState>,
): ItemState | undefined {
  for (const [a, b] of formulas) {
    const other = a === item.item_type_id ? b : b === item.item_type_id ? a : undefined;
    const partner = other === undefined ? undefined : spare.get(other);
    if (partner && partner.item_id !== item.item_id) return partner;
  }
  return undefined;
}

/** The result is missing, or both components are saved already. */
function isWorthMixing(view: View, result: TypeFacts, components: readonly ItemState[]): boolean {
  if (!view.hasSaved(result.id)) return true;
  return view.character.kind === 'mixer' && components.every((item) => view.hasSaved(item.item_type_id));
}
