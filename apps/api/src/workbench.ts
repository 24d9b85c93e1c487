import type { FastifyInstance } from 'fastify';
import { alertRoutes } from './features/alerts/alerts.routes.ts';
import { matchAlerts } from './features/alerts/matching/match-alerts.ts';
import { perCatalogue } from './features/catalogue/catalogue.public.ts';
import { hiveRoutes } from './features/hive/hive.routes.ts';
import { planRoutes } from './features/plan/plan.routes.ts';
import { createRadar } from './features/radar/radar.public.ts';
import { radarRoutes } from './features/radar/radar.routes.ts';
import type { SearchServices } from './features/search/search.public.ts';
import { createSwapMarketHolder } from './features/swaps/market/swap-market.ts';
import type { SwapServices } from './features/swaps/swap-services.ts';
import { swapRoutes } from './features/swaps/swaps.routes.ts';
import { toGameCatalogue } from './features/world/world.public.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import type { Notifications } from './platform/realtime/notifications.ts';

interface WorkbenchParts extends Omit<SwapServices, 'market' | 'binder'> {
  search: SearchServices;
  notifications: Pick<Notifications, 'on' | 'caughtUp'>;
  metrics?: Metrics | undefined;
}

/** What collectors work with: swaps, plans, the radar, the hive and alerts. */
export async function addWorkbench(
  app: FastifyInstance,
  api: FastifyInstance,
  { notifications, metrics, search, ...parts }: WorkbenchParts,
) {
  const { binder } = search;
  const { catalogue } = parts;
  const market = createSwapMarketHolder({ ...parts, binder, notifications });
  const swaps = { ...parts, binder, market };
  const plan = { ...parts, search, swaps, game: perCatalogue(catalogue, toGameCatalogue) };
  const radar = createRadar({ ...search, now: parts.now });
  await api.register(swapRoutes(swaps));
  await api.register(planRoutes(plan));
  await api.register(radarRoutes(radar));
  await api.register(hiveRoutes({ ...plan, radar }));
  const alerts = { ...parts, binder };
  await api.register(alertRoutes(alerts));
  matchAlerts(app, { ...alerts, notifications, metrics });
  app.decorate('swaps', swaps);
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Shared with the live game, because the market is a whole copy in memory. */
    swaps: SwapServices;
  }
}
