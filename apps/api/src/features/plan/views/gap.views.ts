import type { SetGap } from '@wallabee/contract/plan/plan';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { waysTo } from '@wallabee/game/plan/ways-to';
import type { PlanServices } from '../plan-services.ts';
import { farWays, noWay } from './impossible.views.ts';
import { type Showing, toWay } from './way.views.ts';

/** An item type and the cheapest way to it. */
export function showGap(services: PlanServices, showing: Showing, id: ItemTypeId): SetGap {
  const [cheapest] = waysTo(showing.facts.problem, id);
  return {
    item: showing.things.card(id),
    way: cheapest ? toWay(id, cheapest, showing) : (farWays(showing, id)[0] ?? noWay(services, showing, id)),
  };
}
