import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { appRoutes } from './features/apps/apps.routes.ts';
import { type AssistantOptions, assistantRoutes } from './features/assistants/assistants.routes.ts';
import { developerRoutes } from './features/developers/developers.routes.ts';
import { keyRoutes } from './features/keys/keys.routes.ts';
import type { Db } from './platform/db/db.ts';

interface ProgramParts extends AssistantOptions {
  config: Config;
  db: Db;
  now: () => Date;
}

export async function addPrograms(api: FastifyInstance, { config, callsAs, ...site }: ProgramParts) {
  await api.register(developerRoutes(config));
  await api.register(keyRoutes(site));
  await api.register(appRoutes(site));
  await api.register(assistantRoutes({ ...site, callsAs }));
}
