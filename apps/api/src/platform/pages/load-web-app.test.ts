import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { loadWebApp } from './load-web-app.ts';

const folder = await mkdtemp(join(tmpdir(), 'web-app-'));
afterAll(() => rm(folder, { recursive: true }));

test('the web app is told how the site runs before it is loaded, whatever the environment says', async () => {
  vi.stubEnv('NODE_ENV', '');
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server', 'index.js'), 'module.exports = { mode: process.env.NODE_ENV };');

  const { app, clientFolder } = await loadWebApp(folder, 'production');

  expect(app).toMatchObject({ mode: 'production' });
  expect(clientFolder).toBe(join(folder, 'client'));
});

test('a web app that has not been built is said to be so', async () => {
  await expect(loadWebApp(join(folder, 'nowhere'), 'production')).rejects.toThrow('npm run build');
});
