import { execFileSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { SITE } from './sites.ts';

/** Runs in a page and in a worker of another origin, with nothing but the browser. */
const PROGRAM = `
import { createClient, isApiFailure, query, verifyWebhook } from '/client.js';

export async function run(baseUrl) {
  const client = createClient({ baseUrl, key: 'demo-key' });
  const { sets } = await client.listSets();

  const ids = new Set();
  for await (const { item_id } of client.items('listMarket')) ids.add(item_id);
  const { paging } = await client.listMarket();

  const q = String(query().number('<', 100).sort('number'));
  const found = await client.search({ query: { q, of: 'numbers' } });

  const failure = await client.readItem({ params: { itemId: 999999999 } }).catch((caught) => caught);

  let first;
  for await (const { event } of client.events({ lastEventId: 'unknown' })) {
    first = event;
    break;
  }

  const signature = 't=' + Math.floor(Date.now() / 1000) + ',v1=' + '0'.repeat(64);
  return {
    sets: sets.length,
    isWhole: ids.size === paging.total_results,
    mistakes: found.mistakes.length,
    status: isApiFailure(failure) && failure.status,
    first,
    isOurs: await verifyWebhook({ signature, body: '{}', secret: 'whs_1' }),
  };
}
`;

const FILES: Record<string, string> = {
  '/': '<!doctype html><title>Shelf</title>',
  '/program.js': PROGRAM,
  '/worker.js': `
    import { run } from '/program.js';
    onmessage = async ({ data }) => postMessage(await run(data).catch(String));
  `,
};

let server: Server;
let shelf = '';

test.beforeAll(async () => {
  FILES['/client.js'] = await packedModule();
  server = createServer(({ url = '' }, response) => {
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html';
    response.writeHead(url in FILES ? 200 : 404, { 'content-type': type }).end(FILES[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  shelf = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => server.close());

const RESULT = {
  sets: expect.any(Number),
  isWhole: true,
  mistakes: 0,
  status: 404,
  first: 'missed',
  isOurs: false,
};

test('the client package works in a page of another origin [DV-03]', async ({ page }) => {
  await page.goto(shelf);

  const result = await page.evaluate(async (api) => {
    const program = '/program.js';
    const { run } = await import(program);
    return run(api);
  }, `${SITE}/api`);

  expect(result).toEqual(RESULT);
});

test('the client package works in a worker [DV-03]', async ({ page }) => {
  await page.goto(shelf);

  const result = await page.evaluate(
    (api) =>
      new Promise((resolve, reject) => {
        const worker = new Worker('/worker.js', { type: 'module' });
        worker.onmessage = ({ data }) => resolve(data);
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage(api);
      }),
    `${SITE}/api`,
  );

  expect(result).toEqual(RESULT);
});

/** The module of the package that the site offers for download. */
async function packedModule(): Promise<string> {
  const packed = await fetch(`${SITE}/wallabee-client.tgz`);
  const input = Buffer.from(await packed.arrayBuffer());
  return execFileSync('tar', ['-xzO', 'package/dist/index.js'], { input, encoding: 'utf8' });
}
