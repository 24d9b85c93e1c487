import type { SetId } from '@wallabee/contract/protocol/ids';
import { missingTypes, nearestSet, workOn } from './pursuing.ts';
import type { Doing, View } from './view.ts';

/** The set that takes the least to complete; another one after some visits in vain. */
export function completeSomeSet(): (view: View) => Doing<boolean> {
  const givenUp = new Set<SetId>();
  let set: SetId | undefined;
  let inVain = 0;
  return function* (view) {
    set ??= nearestSet(view, givenUp);
    if (set === undefined) return false;
    const missing = missingTypes(view, set).length;
    if (missing === 0 || (yield* workOn(view, set))) return true;
    inVain = missingTypes(view, set).length < missing ? 0 : inVain + 1;
    if (inVain === VISITS_IN_VAIN) {
      givenUp.add(set);
      set = undefined;
      inVain = 0;
    }
    return false;
  };
}

const VISITS_IN_VAIN = 2;
