import type { ImpossibleType } from '@wallabee/contract/plan/plan';
import type { ImpossibleReason } from '@wallabee/contract/plan/plan-costs';
import type { Way } from '@wallabee/contract/plan/ways';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { PlanServices } from '../plan-services.ts';
import { chanceWays } from './chance-ways.ts';
import { NO_WAY, type Showing } from './way.views.ts';

function whyNot(_s: PlanServices, _f: Showing, _id: ItemTypeId): { reason: ImpossibleReason; why: string } {
  return { reason: 'nobody', why: 'Nobody offers it now.' };
}

export function showImpossible(services: PlanServices, showing: Showing, id: ItemTypeId): ImpossibleType {
  return {
    item_type_id: id,
    item: showing.things.card(id),
    ...whyNot(services, showing, id),
    others: chanceWays(services, id),
  };
}

/** Says why there is no way. */
export function noWay(services: PlanServices, showing: Showing, id: ItemTypeId): Way {
  const { reason, why } = whyNot(services, showing, id);
  return { ...NO_WAY, kind: 'none', is_certain: false, key: 'none', words: why, reason };
}
