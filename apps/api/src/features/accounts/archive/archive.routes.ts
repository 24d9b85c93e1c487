import { downloadArchive } from '@wallabee/contract/accounts/archive';
import { callName } from '@wallabee/contract/developers/call-names';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { refuseBadFields } from '../../../platform/http/bodies/field-limits.ts';
import type { ApiApp } from '../../../platform/http/calls/route.ts';
import { loginRequired } from '../../../platform/problems.ts';
import type { AccountServices } from '../account-services.ts';
import { demandProof } from '../proof.ts';
import { writeArchive } from './write-archive.ts';

export function archiveRoutes(services: AccountServices) {
  const { db, now } = services;

  return async (app: ApiApp) => {
    app.withTypeProvider<ZodTypeProvider>().route({
      method: downloadArchive.method,
      url: downloadArchive.path,
      schema: { body: downloadArchive.body },
      config: {
        call: downloadArchive,
        cost: NETWORK_COSTS.bulk,
        limit: { ...downloadArchive.limit, name: callName(downloadArchive) },
      },
      preValidation: async (request) => refuseBadFields(request),
      handler: async (request, reply) => {
        const player = await request.findPlayer();
        if (!player) throw loginRequired();
        reply.header('cache-control', 'private, no-store');
        await demandProof(services, player, request.body);
        reply.headers({
          'content-type': 'application/zip',
          'content-disposition': `attachment; filename="wallabee-${player.username}.zip"`,
        });
        return reply.send(await writeArchive(db, { player: player.id, now: now() }));
      },
    });
  };
}
