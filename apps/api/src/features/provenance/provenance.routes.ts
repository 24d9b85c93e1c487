import type { ItemId } from '@wallabee/contract/protocol/ids';
import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { readProof } from '@wallabee/contract/provenance/item-proof';
import {
  DAYS_A_PAGE,
  listProvenanceDays,
  readProvenanceDay,
} from '@wallabee/contract/provenance/provenance-day';
import { readSeal } from '@wallabee/contract/provenance/seal';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found, notFound } from '../../platform/problems.ts';
import type { CatalogueHolder } from '../catalogue/catalogue.public.ts';
import { showsHistory } from '../items/items.public.ts';
import { createDayTrees } from './day-trees.ts';
import { loadProof, loadSeal } from './item-proof.service.ts';
import { countDays, findDays, listDays } from './provenance.queries.ts';
import { toDay, toProof } from './provenance.views.ts';

interface ProvenanceOptions {
  catalogue: CatalogueHolder;
  now: () => Date;
  clock?: (() => number) | undefined;
}

export function provenanceRoutes({ catalogue, now, clock }: ProvenanceOptions) {
  const trees = createDayTrees(clock);

  async function refuseHidden(db: Db, itemId: ItemId) {
    if (!(await showsHistory(db, itemId, catalogue.current()))) throw notFound('history');
  }

  return async (app: ApiApp) => {
    answer(app, listProvenanceDays, async ({ query: { page } }, { reads }) => {
      const total = await countDays(reads);
      const days = await listDays(reads, { offset: (page - 1) * DAYS_A_PAGE, limit: DAYS_A_PAGE });
      return { results: days.map(toDay), paging: pagingOf(total, { number: page, size: DAYS_A_PAGE }) };
    });

    answer(app, readProvenanceDay, async ({ params }, { reads }) => {
      const [day] = await findDays(reads, [params.day]);
      return toDay(found(day, 'day'));
    });

    answer(app, readProof, async ({ params: { itemId } }, { reads, reply }) => {
      await refuseHidden(reads, itemId);
      const proof = toProof(await loadProof(reads, trees, itemId));
      reply.header('content-disposition', `attachment; filename="wallabee-proof-${itemId}.json"`);
      return proof;
    });

    answer(app, readSeal, async ({ params: { itemId } }, { reads }) => {
      await refuseHidden(reads, itemId);
      return loadSeal({ db: reads, trees, now: now() }, itemId);
    });
  };
}
