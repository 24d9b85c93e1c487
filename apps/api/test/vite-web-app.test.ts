import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createPagesApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { Web } from '../src/platform/pages/load-web-app.ts';
import { serverLog } from './server-logs.ts';

const repository = join(import.meta.dirname, '../../..');

test('npm run dev serves pages and Vite’s scripts through the server of production', async () => {
  const app = await startDevelopmentApp();

  const page = await app.inject('/faq');
  const script = await app.inject('/src/root.tsx');
  const hotReload = await app.inject('/@vite/client');

  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Questions and answers');
  expect(page.headers['content-security-policy']).toBeUndefined();
  expect(script.headers['content-type']).toContain('javascript');
  expect(hotReload.statusCode).toBe(200);
});

async function startDevelopmentApp() {
  const { loadViteWebApp }: { loadViteWebApp: () => Promise<Web> } = await import(
    join(repository, 'scripts/vite-web-app.mjs')
  );
  const config = readConfig({ NODE_ENV: 'development', LOG_LEVEL: 'warn', NETWORK_LIMIT: '0' });
  const browserApi = { baseUrl: 'http://127.0.0.1:1/api', key: config.WEB_API_KEY };
  const app = await createPagesApp({ config, web: await loadViteWebApp(), browserApi, logTo: serverLog });
  onTestFinished(() => app.close());
  return app;
}
