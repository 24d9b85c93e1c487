import { type listPlans, PLANS_LISTED } from '@wallabee/contract/plan/plan';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { isNear, loadGaps, nearestSets } from './near-sets.ts';
import type { PlanServices } from './plan-services.ts';
import { type AskedPoint, findStart } from './start.ts';

export async function readPlans(
  services: PlanServices,
  db: Db,
  { viewer, point }: { viewer: PlayerId; point: AskedPoint },
): Promise<ResponseOf<typeof listPlans>> {
  const start = await findStart(db, viewer, point);
  const listed = (saved: Parameters<typeof nearestSets>[1]) =>
    nearestSets(services, saved).slice(0, PLANS_LISTED);
  const gaps = await loadGaps(services, db, {
    viewer,
    start,
    typesOf: (saved) =>
      listed(saved)
        .filter(isNear)
        .flatMap(({ missing }) => missing),
  });
  return { sets: gaps.near(listed(gaps.facts.saved)), start };
}
