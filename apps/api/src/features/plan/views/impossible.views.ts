import type { ImpossibleType } from '@wallabee/contract/plan/plan';
import type { ImpossibleReason } from '@wallabee/contract/plan/plan-costs';
import type { Way } from '@wallabee/contract/plan/ways';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { isReachable, waysTo } from '@wallabee/game/plan/ways-to';
import { whyImpossible } from '@wallabee/game/plan/why-not';
import { impossibleWords } from '@wallabee/game/plan/why-not.strings';
import type { PlanServices } from '../plan-services.ts';
import { chanceWays } from './chance-ways.ts';
import { NO_WAY, type Showing, toWay } from './way.views.ts';

/** The most ways that are too far to walk. */
const MOST_FAR = 3;

export function showImpossible(services: PlanServices, showing: Showing, id: ItemTypeId): ImpossibleType {
  const far = farWays(showing, id);
  return {
    item_type_id: id,
    item: showing.things.card(id),
    ...whyNot(services, showing, { id, far }),
    others: [...far, ...chanceWays(services, showing, id)],
  };
}

/** The ways through places that are too far to walk to. */
export function farWays(showing: Showing, id: ItemTypeId): Way[] {
  return waysTo(showing.facts.anywhere, id)
    .slice(0, MOST_FAR)
    .map((way) => toWay(id, way, showing));
}

/** Says why there is no way. */
export function noWay(services: PlanServices, showing: Showing, id: ItemTypeId): Way {
  const { reason, why } = whyNot(services, showing, { id, far: [] });
  return { ...NO_WAY, kind: 'none', is_certain: false, key: 'none', words: why, reason };
}

interface Asked {
  id: ItemTypeId;
  far: readonly Way[];
}

function whyNot(
  services: PlanServices,
  { facts, things }: Showing,
  { id, far }: Asked,
): { reason: ImpossibleReason; why: string } {
  const [nearest] = far;
  if (nearest) return { reason: 'too_far', why: impossibleWords('too_far', { nearest: nearest.words }) };
  const catalogue = services.game();
  const type = catalogue.types.get(id);
  if (!type) return { reason: 'nobody', why: impossibleWords('nobody') };
  const { reason, part } = whyImpossible(type, {
    catalogue,
    now: services.now().getTime(),
    hasSaved: facts.saved.has(id),
    canHave: (other) => isReachable(facts.anywhere, other),
  });
  const item = services.catalogue.current().items.get(id);
  const containers = (item?.found_in ?? []).map((container) => things.card(container).name);
  return {
    reason,
    why: impossibleWords(reason, {
      part: part === null ? undefined : things.card(part).name,
      explanation: item?.mix_exception?.explanation,
      containers,
    }),
  };
}
