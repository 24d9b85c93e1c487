import type { CategoryId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Formula } from '@wallabee/game/plan/plan-problem';
import { whyNotIssued } from '@wallabee/game/rules/item-checks';
import { newItemCost } from '@wallabee/game/rules/store-rules';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { PlanServices } from '../plan-services.ts';

/** How item types are made now. */
export interface KnownTypes {
  /** Undefined where no more of the type are made. */
  made(id: ItemTypeId): TypeFacts | undefined;
  formulasOf(id: ItemTypeId): readonly Formula[];
  categoriesOf(id: ItemTypeId): readonly CategoryId[];
  costOf(id: ItemTypeId): number | null;
}

export function createKnownTypes({
  game,
  numbers,
  now,
}: Pick<PlanServices, 'game' | 'numbers' | 'now'>): KnownTypes {
  const { types } = game();
  const at = now().getTime();
  const made = (id: ItemTypeId) => {
    const type = types.get(id);
    return type && whyNotIssued(type, { issued: numbers.of(id), now: at }) === null ? type : undefined;
  };
  return {
    made,
    formulasOf: (id) => made(id)?.formulas ?? [],
    categoriesOf: (id) => made(id)?.categories ?? [],
    costOf: (id) => {
      const type = made(id);
      return type ? newItemCost(type) : null;
    },
  };
}
