import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { loadWebApp } from './load-web-app.ts';

const folder = await mkdtemp(join(tmpdir(), 'web-app-'));
afterAll(() => rm(folder, { recursive: true }));
// Other files of the run would render pages as in production.
afterEach(() => vi.unstubAllEnvs());

test('NODE_ENV is set before the web app is loaded', async () => {
  vi.stubEnv('NODE_ENV', '');
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server', 'index.js'), 'module.exports = { mode: process.env.NODE_ENV };');

  const { app, clientFolder } = await loadWebApp(folder, 'production');

  expect(app).toMatchObject({ mode: 'production' });
  expect(clientFolder).toBe(join(folder, 'client'));
});

test('a web app that has not been built is reported', async () => {
  await expect(loadWebApp(join(folder, 'nowhere'), 'production')).rejects.toThrow('npm run build');
});
