import { readItemCharts } from '@wallabee/contract/items/charts';
import { dayOf } from '@wallabee/contract/protocol/day';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { type RarityTable, rarityTable } from '@wallabee/game/charts/rarity';
import { createCache } from '../../../platform/cache/cache.ts';
import type { Db } from '../../../platform/db/db.ts';
import { type PreparedAnswer, prepare } from '../../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { sizeOfContent } from '../../../platform/http/content/content-size.ts';
import { type PastDay, pastDayOf } from '../../../platform/past-day.ts';
import { found } from '../../../platform/problems.ts';
import type { CatalogueHolder } from '../../catalogue/catalogue.public.ts';
import { listClassShares, listMilestones, listMonthlyChanges } from './charts.queries.ts';
import { toItemCharts } from './charts.views.ts';

interface ChartOptions {
  catalogue: CatalogueHolder;
  now: () => Date;
  clock?: (() => number) | undefined;
}

export function chartRoutes({ catalogue, now, clock }: ChartOptions) {
  const answers = createCache<PreparedAnswer<typeof readItemCharts>>({
    name: 'item-charts',
    maxBytes: 16 * 1024 ** 2,
    ttlMs: 60_000,
    sizeOf: sizeOfContent,
    clock,
  });
  const rarities = createCache<RarityTable>({ name: 'rarity', maxEntries: 1, ttlMs: 60_000, clock });

  const rarityOf = async (reads: Db, itemTypeId: ItemTypeId) => {
    const table = await rarities.getOrLoad('all', async () => rarityTable(await listClassShares(reads)));
    return table.of(itemTypeId);
  };

  async function load(reads: Db, itemTypeId: ItemTypeId, past: PastDay | null) {
    const type = found(catalogue.current().items.get(itemTypeId), 'item type');
    const day = past?.day ?? dayOf(now().getTime());
    const [changes, milestones, rarity] = await Promise.all([
      listMonthlyChanges(reads, { itemTypeId, day }),
      listMilestones(reads, itemTypeId),
      past ? [] : rarityOf(reads, itemTypeId),
    ]);
    return prepare(readItemCharts, toItemCharts(type, { day, changes, milestones, rarity }));
  }

  return async (app: ApiApp) => {
    answer(app, readItemCharts, ({ params: { itemTypeId }, query: { at } }, { reads }) => {
      const past = pastDayOf(at, now());
      return answers.getOrLoad(`${itemTypeId}/${past?.day ?? ''}`, () => load(reads, itemTypeId, past));
    });
  };
}
