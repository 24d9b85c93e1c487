import { listPlans, readPlan } from '@wallabee/contract/plan/plan';
import { readWays } from '@wallabee/contract/plan/ways';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { readPlans } from './list-plans.ts';
import { readPlan as makePlan } from './plan.service.ts';
import type { PlanServices } from './plan-services.ts';
import { showWays } from './ways.service.ts';

export function planRoutes(services: PlanServices) {
  return async (app: ApiApp) => {
    answer(app, readWays, ({ params, query }, { player, reads }) =>
      showWays(services, reads, { viewer: player.id, id: params.itemTypeId, point: query }),
    );

    answer(app, readPlan, ({ query }, { player, reads }) =>
      makePlan(services, reads, { viewer: player, asked: query }),
    );

    answer(app, listPlans, ({ query }, { player, reads }) =>
      readPlans(services, reads, { viewer: player.id, point: query }),
    );
  };
}
