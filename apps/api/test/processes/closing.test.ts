import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PageVisit } from '@wallabee/contract/protocol/page-visit';
import { listSets } from '@wallabee/contract/sets/set-lists';
import { afterAll, expect, test } from 'vitest';
import { ensureSiteKey } from '../../src/platform/sessions/application-keys.queries.ts';
import { createTestDatabase } from '../database.ts';
import { createTestApp, TEST_KEY } from '../world.ts';
import { aGate } from './gate.ts';

const { opened: begun, open: begin } = aGate();
const clientFolder = await mkdtemp(join(tmpdir(), 'wallabee-client-'));
afterAll(() => rm(clientFolder, { recursive: true }));

test('a page that is being rendered when the server stops is finished, with its later calls', async () => {
  const { db, url } = await createTestDatabase();
  await ensureSiteKey(db, TEST_KEY);
  const { app } = await createTestApp({ db, url, web: { app: { handlePage }, clientFolder } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;

  const page = fetch(`http://127.0.0.1:${port}/some-page`);
  await begun;
  const closed = app.close();
  const answer = await page;

  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ sets: [] });
  await closed;
});

async function handlePage(_: Request, { callApi }: PageVisit) {
  begin();
  await sleep(400);
  const sets = await callApi(listSets);
  return Response.json(sets);
}
