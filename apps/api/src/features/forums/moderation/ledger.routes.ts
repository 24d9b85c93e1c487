import { Readable } from 'node:stream';
import { readLedger, readLedgerFile } from '@wallabee/contract/forums/ledger';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import { createCache } from '../../../platform/cache/cache.ts';
import { type PreparedAnswer, prepare } from '../../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import type { ForumServices } from '../visible-thread.ts';
import { ledgerLines, readLedgerOf } from './ledger.service.ts';

const A_MINUTE = 'public, max-age=60';

export function ledgerRoutes({ now }: Pick<ForumServices, 'now'>, clock?: () => number) {
  const answers = createCache<PreparedAnswer<typeof readLedger>>({
    name: 'moderation-ledger',
    maxEntries: 1,
    ttlMs: 60_000,
    clock,
  });

  return async (app: ApiApp) => {
    answer(app, readLedger, (_, { reads }) =>
      answers.getOrLoad('ledger', async () =>
        prepare(readLedger, await readLedgerOf(reads, now()), { cacheControl: A_MINUTE }),
      ),
    );

    app.get(
      readLedgerFile.path,
      { config: { call: readLedgerFile, isOpen: true, isPublicRead: true, cost: NETWORK_COSTS.file } },
      async (request, reply) => {
        reply.headers({
          'content-type': 'application/x-ndjson; charset=utf-8',
          'cache-control': A_MINUTE,
          'access-control-allow-origin': '*',
        });
        return reply.send(Readable.from(ledgerLines(request.reads)));
      },
    );
  };
}
