import type { ImpossibleType } from '@wallabee/contract/plan/plan';
import type { ImpossibleReason } from '@wallabee/contract/plan/plan-costs';
import type { Way } from '@wallabee/contract/plan/ways';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { wayKey } from '@wallabee/game/plan/plan-problem';
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
  const { problem, anywhere } = showing.facts;
  const near = new Set(waysTo(problem, id).map(({ way }) => wayKey(way)));
  return waysTo(anywhere, id)
    .filter(({ way }) => !near.has(wayKey(way)))
    .slice(0, MOST_FAR)
    .map((way) => ({ ...toWay(id, way, showing), is_far: true }));
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
  if (isReachable(facts.problem, id)) return { reason: 'used_up', why: impossibleWords('used_up') };
  if (far.length > 0) {
    const nearest = far.find(({ place }) => place !== null)?.words;
    return { reason: 'too_far', why: impossibleWords('too_far', { nearest }) };
  }
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
