import { expect, onTestFinished, test } from 'vitest';
import { serveMetrics } from './metrics-server.ts';

async function aServer(read: () => Promise<string>) {
  const server = await serveMetrics({ port: 0, host: '127.0.0.1', read });
  onTestFinished(server.stop);
  const call = (path: string, method = 'GET') =>
    fetch(`http://127.0.0.1:${server.port}${path}`, { method, headers: { connection: 'close' } });
  return call;
}

test('metrics are served to GET at one address only', async () => {
  const call = await aServer(async () => 'http_requests_total 3\n');

  const response = await call('/metrics');

  expect([response.status, await response.text()]).toEqual([200, 'http_requests_total 3\n']);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect((await call('/metrics', 'POST')).status).toBe(404);
  expect((await call('/')).status).toBe(404);
});

test('metrics that cannot be read are a 503', async () => {
  const call = await aServer(() => Promise.reject(new Error('The database is away.')));

  expect((await call('/metrics')).status).toBe(503);
});
