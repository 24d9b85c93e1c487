import {
  downloadBulkFile,
  listBulkChanges,
  listBulkFiles,
  readBulkSchema,
} from '@wallabee/contract/bulk/bulk-index';
import { BULK_KINDS } from '@wallabee/contract/bulk/bulk-kinds';
import { parseBulkFileName } from '@wallabee/contract/bulk/bulk-names';
import { changesSince } from '@wallabee/contract/bulk/bulk-rules';
import { NETWORK_COSTS } from '@wallabee/contract/protocol/network-limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { prepare, prepareText, sendPrepared } from '../../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { found, ProblemError } from '../../../platform/problems.ts';
import {
  findFinishedFile,
  findNewestDay,
  listChangeFiles,
  listFinishedFiles,
  type StoredFile,
} from './bulk-files.queries.ts';
import { toBulkFile } from './bulk-files.views.ts';
import { lineSchema } from './line-schemas.ts';
import { sendFile } from './send-file.ts';

interface BulkFileOptions {
  apiUrl: string;
}

export function bulkFileRoutes({ apiUrl }: BulkFileOptions) {
  const show = (file: StoredFile) => toBulkFile(file, apiUrl);
  const schemas = new Map(BULK_KINDS.map((kind) => [`${kind}.json`, preparedSchema(kind, apiUrl)]));

  return async (app: ApiApp) => {
    answer(app, listBulkFiles, async (_, { reads }) =>
      prepare(listBulkFiles, { files: (await listFinishedFiles(reads)).map(show) }),
    );

    answer(app, listBulkChanges, async ({ query: { since } }, { reads }) => {
      const newest = found(await findNewestDay(reads), 'file');
      const files = changesSince((await listChangeFiles(reads)).map(show), { since, newest });
      if (!files) throw noChangesSince(since);
      return prepare(listBulkChanges, { since, date: newest, files });
    });

    const typed = app.withTypeProvider<ZodTypeProvider>();
    const file = {
      schema: { params: downloadBulkFile.params },
      config: { call: downloadBulkFile, isPublicRead: true, cost: costOf },
    };
    const send = (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply) =>
      sendNamed({ apiUrl }, request, reply);
    typed.get(downloadBulkFile.path, { ...file, exposeHeadRoute: false }, send);
    // Fastify's automatic HEAD route would read the whole file.
    typed.head(downloadBulkFile.path, file, send);

    typed.get(
      readBulkSchema.path,
      {
        schema: { params: readBulkSchema.params },
        config: { call: readBulkSchema, isOpen: true, isPublicRead: true },
      },
      async (request, reply) => {
        await sendPrepared(request, reply, found(schemas.get(request.params.schema), 'schema'));
        return reply;
      },
    );
  };
}

/** A redirect and HEAD send no file, so they cost as much as a call. */
function costOf({ method, params }: FastifyRequest): number {
  const named = parseBulkFileName((params as { name: string }).name);
  return method === 'GET' && named?.day ? NETWORK_COSTS.bulkFile : NETWORK_COSTS.call;
}

async function sendNamed(
  { apiUrl }: BulkFileOptions,
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
) {
  const named = found(parseBulkFileName(request.params.name), 'file');
  const file = await request.reads.anywhere(async (db) => found(await findFinishedFile(db, named), 'file'));
  if (named.day !== null) return sendFile(file, { request, reply });
  return reply.header('cache-control', 'public, no-cache').redirect(`${apiUrl}/bulk/${file.name}`, 302);
}

function preparedSchema(kind: StoredFile['kind'], apiUrl: string) {
  const format = { type: 'application/schema+json', cacheControl: 'public, no-cache' };
  return prepareText(JSON.stringify(lineSchema(kind, apiUrl)), format);
}

function noChangesSince(since: string): ProblemError {
  const error = `There are no changes since a copy of ${since}: download the files anew.`;
  return new ProblemError(404, { code: 'not_found', error });
}
