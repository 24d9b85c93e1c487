import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { connect } from '../../src/platform/db/db.ts';
import { cleanUp } from '../clean-up.ts';
import { startSecondServer } from '../processes/second-server.ts';
import { expectErrorLog } from '../server-logs.ts';
import { createTestWorld, TEST_KEY } from '../world.ts';
import { ACCESS_ATTEMPTS } from './access-attempts.ts';
import { anAccessScene } from './access-scene.ts';

const CHECKOUT = join(import.meta.dirname, '../../../..');
const world = await createTestWorld();
const endpoints = await endpointsOfTheContract();
const changes = endpoints.filter(({ method, changes }) => method === 'GET' && changes);
const reads = endpoints.filter(({ method, changes }) => method === 'GET' && !changes);

test('only redeeming, closing a thread and marking as read are changes by GET', () => {
  expect(changes.map(({ path }) => path).sort()).toEqual([
    '/forum/thread/:threadId/close',
    '/inbox/conversation/read/:userId',
    '/users/:player/redeem/:code',
  ]);
});

test('every other GET of a player works on a read-only database', async () => {
  const scene = await anAccessScene(world);
  const readOnly = connect(await refusingWrites(), 4);
  cleanUp(() => readOnly.destroy());
  const { app } = await startSecondServer({ ...world, db: readOnly });
  const gets = Object.entries(ACCESS_ATTEMPTS).filter(([name]) => name.startsWith('GET '));

  expectErrorLog(/in a read-only transaction/);
  for (const [name, attempts] of gets) {
    const isMarked = changes.some(({ path }) => name === `GET ${path.replace(/:(\w+)/g, '{$1}')}`);
    for (const { path, answers } of attempts.filter(({ answers }) => answers.owner === 200)) {
      const headers = { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': scene.ada.token };
      const { statusCode } = await app.inject({ url: `/api${path(scene, 'owner')}`, headers });
      expect({ name, statusCode }).toEqual({ name, statusCode: isMarked ? 503 : answers.owner });
    }
  }
});

describe('nginx', async () => {
  const configuration = await readFile(join(CHECKOUT, 'deploy/nginx/wallabee.conf'), 'utf8');
  const locations = [...configuration.matchAll(/location ~ (\S+) \{\s*proxy_next_upstream off;/g)].map(
    ([, pattern = '']) => new RegExp(pattern),
  );
  const isSentOnce = (address: string) => locations.some((pattern) => pattern.test(normalised(address)));

  test.each(changes.map(({ path }) => path))('never retries %s, however it is encoded', (path) => {
    const plain = filled(path);
    for (const address of [
      `/api${plain}`,
      `/api${plain}/`,
      `//api//${plain.replaceAll('/', '//')}`,
      // On the API's own host.
      plain,
      `/api${plain.replace('5', '%35')}`,
      `/api${plain.replace('5', 'a%2Fb')}`,
      `/api${plain}?a=1`,
    ])
      expect({ address, isSentOnce: isSentOnce(address) }).toEqual({ address, isSentOnce: true });
  });

  test.each(reads.map(({ path }) => path))('may retry %s at another process', (path) => {
    expect(isSentOnce(`/api${filled(path)}`)).toBe(false);
  });
});

/** As nginx compares it: decoded, without the query and doubled slashes. */
function normalised(address: string): string {
  return decodeURIComponent(address.split('?')[0] ?? '').replace(/\/{2,}/g, '/');
}

function filled(path: string): string {
  return path.replace(/:\w+/g, '5');
}

async function refusingWrites(): Promise<string> {
  const name = new URL(world.url).pathname.slice(1);
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(world.db);
  return world.url;
}

async function endpointsOfTheContract(): Promise<Endpoint[]> {
  const modules = import.meta.glob<Record<string, unknown>>('../../../../packages/contract/src/*/*.ts');
  const files = Object.entries(modules).filter(([name]) => !name.endsWith('.test.ts'));
  const exported = await Promise.all(files.map(async ([, load]) => Object.values(await load())));
  return exported.flat().filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'response' in value;
}
