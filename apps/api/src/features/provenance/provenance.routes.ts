import { pagingOf } from '@wallabee/contract/protocol/paging-of';
import { readProof } from '@wallabee/contract/provenance/item-proof';
import {
  DAYS_A_PAGE,
  listProvenanceDays,
  readProvenanceDay,
} from '@wallabee/contract/provenance/provenance-day';
import { readSeal } from '@wallabee/contract/provenance/seal';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { found } from '../../platform/problems.ts';
import { createDayTrees } from './day-trees.ts';
import { loadProof, loadSeal } from './item-proof.service.ts';
import { countDays, findDays, listDays } from './provenance.queries.ts';
import { toDay, toProof } from './provenance.views.ts';

interface ProvenanceOptions {
  now: () => Date;
  clock?: (() => number) | undefined;
}

export function provenanceRoutes({ now, clock }: ProvenanceOptions) {
  const trees = createDayTrees(clock);

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
      const proof = toProof(await loadProof(reads, trees, itemId));
      reply.header('content-disposition', `attachment; filename="wallabee-proof-${itemId}.json"`);
      return proof;
    });

    answer(app, readSeal, ({ params }, { reads }) =>
      loadSeal({ db: reads, trees, now: now() }, params.itemId),
    );
  };
}
