import type { SetId } from '@wallabee/contract/protocol/ids';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { compareClasses, worthTo } from '../value/number-worth.ts';
import { isTooGood } from './keeping.ts';
import { isHardToGet } from './reach.ts';
import { TRAITS } from './traits.ts';
import { type Doing, typeOf, type View } from './view.ts';

export function* sortPouch(view: View): Doing {
  const traits = TRAITS[view.character.kind];
  for (const item of [...view.pouch()]) {
    const verdict = judge(view, item);
    if (verdict === 'missing' && view.chance.happens(traits.saving)) yield* save(view, item);
    if (verdict === 'better' && view.chance.happens(traits.upgrading)) yield* save(view, item);
    if (verdict === 'treasure' && view.chance.happens(traits.hoarding)) yield* putAway(view, item);
  }
}

export type Verdict = 'missing' | 'better' | 'treasure' | 'spare' | 'tool';

/** What an item in the pouch is to its owner. */
export function judge(view: View, item: ItemState): Verdict {
  const type = typeOf(view, item);
  if (type.role !== null) return 'tool';
  const saved = view.saved(type.id);
  if (!saved && isWanted(view, type)) return 'missing';
  if (saved && isBetter(view, item, saved)) return 'better';
  return isTooGood(view, item) ? 'treasure' : 'spare';
}

/** Players do not collect every set. A hard-to-get item of a set not yet begun is rather traded than saved. */
function isWanted(view: View, type: TypeFacts): boolean {
  const { set_id } = type;
  if (!isOrdinarySet(set_id) || view.intent.target === set_id) return true;
  if (isHardToGet(view, type)) return isSetBegun(view, set_id);
  return likesSet(view, set_id) || isSetBegun(view, set_id);
}

/** The same for a player and a set at any time. */
export function likesSet({ id, character }: Pick<View, 'id' | 'character'>, setId: SetId): boolean {
  return distasteFor({ id }, setId) < TRAITS[character.kind].collecting;
}

/** From 0 for the dearest set to 1. */
export function distasteFor({ id }: Pick<View, 'id'>, setId: SetId): number {
  const draw = (Math.imul(id, 2_654_435_761) ^ Math.imul(setId, 40_503)) >>> 0;
  return (draw % 1_009) / 1_009;
}

export function isBetter({ character }: Pick<View, 'character'>, item: ItemState, than: ItemState): boolean {
  const order = compareClasses(item.number, than.number);
  if (order !== 0) return order < 0;
  return worthTo(character, item.number) > worthTo(character, than.number) * WORTH_THE_TROUBLE;
}

const WORTH_THE_TROUBLE = 1.15;

function isSetBegun(view: View, setId: SetId): boolean {
  const types = view.catalogue.bySet.get(setId) ?? [];
  let saved = 0;
  for (const { id } of types) if (view.hasSaved(id)) saved += 1;
  return saved * 3 > types.length;
}

export function* save(view: View, { item_id }: Pick<ItemState, 'item_id'>): Doing<boolean> {
  return (yield { type: 'save', player_id: view.id, item_id }) !== undefined;
}

export function* putAway(view: View, { item_id }: ItemState): Doing {
  const type = view.chance.happens(0.5) ? 'stash' : 'lock';
  yield { type, player_id: view.id, item_id };
}
