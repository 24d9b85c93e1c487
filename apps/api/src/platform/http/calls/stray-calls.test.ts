import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from '@wallabee/contract/protocol/problem';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/database.ts';
import { createTestApp, TEST_KEY } from '../../../../test/world.ts';
import { ensureSiteKey } from '../../sessions/application-keys.queries.ts';

const { db, url } = await createTestDatabase();
await ensureSiteKey(db, TEST_KEY);
const clientFolder = await mkdtemp(join(tmpdir(), 'wallabee-client-'));
afterAll(() => rm(clientFolder, { recursive: true }));

const handlePage = async (request: Request) =>
  new Response(new URL(request.url).pathname, { headers: { 'content-type': 'text/html' } });
const environment = { API_HOST: 'api.wallabee.example' };
const { app } = await createTestApp({ db, url, environment, web: { app: { handlePage }, clientFolder } });

describe('beside the pages, an unknown call is answered as a call', () => {
  test.each([
    { method: 'GET', path: '/api/nothing' },
    { method: 'GET', path: '/api/users/12/nothing/at/all' },
    { method: 'POST', path: '/api/nothing' },
    { method: 'DELETE', path: '/api/nothing' },
  ] as const)('$method $path [ER-03]', async ({ method, path }) => {
    const response = await app.inject({ method, url: path, headers: { 'x-wallabee-api-key': TEST_KEY } });

    expect(response.statusCode).toBe(404);
    expect(Problem.parse(response.json())).toMatchObject({
      code: 'not_found',
      error: `There is no call ${method} ${path}.`,
    });
  });

  test('a page of another origin can read that too', async () => {
    const headers = { 'x-wallabee-api-key': TEST_KEY, origin: 'https://fan.example' };

    const response = await app.inject({ url: '/api/nothing', headers });

    expect(response.headers['access-control-allow-origin']).toBe('*');
  });

  test('on the API’s own host, the path is named as it was asked for', async () => {
    const ask = (target: string, host: string) =>
      app.inject({ url: target, headers: { host, 'x-wallabee-api-key': TEST_KEY } });

    const answers = [
      await ask('/nothing/here?q=1', 'api.wallabee.example'),
      await ask('/api//nothing/', 'api.wallabee.example'),
    ];

    expect(answers.map((answer) => answer.json().error)).toEqual([
      'There is no call GET /nothing/here.',
      'There is no call GET /api//nothing/.',
    ]);
  });

  test('without a key the answer does not reveal which calls exist [AP-01]', async () => {
    expect((await app.inject('/api/nothing')).statusCode).toBe(401);
  });
});

test('a call at an address that cannot be read is refused in plain words [ER-03]', async () => {
  const response = await app.inject({
    url: '/api/users/%E0%A4%A',
    headers: { 'x-wallabee-api-key': TEST_KEY },
  });

  expect(response.statusCode).toBe(400);
  expect(Problem.parse(response.json())).toMatchObject({ code: 'bad_input', request_id: expect.any(String) });
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'access-control-allow-origin': '*',
  });
});

test('a page at such an address is still rendered', async () => {
  const response = await app.inject('/tools/profile/100%/bio');

  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('/tools/profile/100%25/bio');
});
