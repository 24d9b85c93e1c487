import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { newItemCost } from '@wallabee/game/rules/store-rules';
import { isIssuedAt } from '@wallabee/game/state/game-catalogue';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { typeOfId, type View } from './view.ts';

/** Neither foraged, sold nor mixed. */
export function isHardToGet(view: View, type: TypeFacts): boolean {
  return !isIssuedAt(type, view.now()) || (type.formulas.length === 0 && !isPlentiful(view, type));
}

export function isPlentiful(view: View, type: TypeFacts): boolean {
  return newItemCost(type) !== null || view.isForagedSomewhere(type);
}

/** Roughly how many items it takes to get one. */
export function effortFor(view: View, type: TypeFacts): number {
  if (isIssuedAt(type, view.now())) {
    if (isPlentiful(view, type)) return 1;
    const mixed = effortOfMixing(view, type);
    if (mixed < OUT_OF_REACH) return mixed;
    const special = effortOfSpecialMix(view, type);
    if (special < OUT_OF_REACH) return special;
    const boxes = containersOf(view, type);
    if (boxes.length > 0) return 3 * Math.min(...boxes.map(({ contains }) => contains.length));
  }
  return view.supplyCount(type.id) > 1 ? 12 : OUT_OF_REACH;
}

export const OUT_OF_REACH = 60;

function effortOfMixing(view: View, { formulas }: TypeFacts): number {
  let least = OUT_OF_REACH;
  for (const [first, second] of formulas) {
    const effort = 1 + effortForId(view, first) + effortForId(view, second);
    least = Math.min(least, effort);
  }
  return least;
}

function effortOfSpecialMix(view: View, { special_components }: TypeFacts): number {
  return 2 + Math.min(OUT_OF_REACH, ...special_components.map((id) => effortForId(view, id)));
}

function effortForId(view: View, id: ItemTypeId): number {
  return effortFor(view, typeOfId(view.catalogue, id));
}

export function containersOf({ knowledge, now }: View, type: TypeFacts): TypeFacts[] {
  const at = now();
  return knowledge.containersOf(type.id).filter((container) => isIssuedAt(container, at));
}
