import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WebApp } from '@wallabee/contract/protocol/page-visit';
import type { FastifyInstance } from 'fastify';

export interface Web {
  app: WebApp;
  clientFolder: string;
  cachesPages?: boolean;
  /** The development server adds its files and hot reload. */
  attach?: (app: FastifyInstance) => Promise<void>;
}

/** The build is loaded by path, because the two apps share only the contract. */
export async function loadWebApp(buildFolder: string, mode: string): Promise<Web> {
  const file = join(buildFolder, 'server', 'index.js');
  if (!existsSync(file)) throw new Error('the web app has not been built. Run npm run build first.');
  // biome-ignore lint/style/noProcessEnv: React asks the environment; where that says nothing it makes pages as for its own developers, many times slower
  process.env.NODE_ENV = mode;
  const app: WebApp = await import(pathToFileURL(file).href);
  return { app, clientFolder: join(buildFolder, 'client') };
}
