import { gunzipSync } from 'node:zlib';
import { listSets } from '@wallabee/contract/sets/set-lists';
import { expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';
import { inProcessCalls } from './in-process-calls.ts';

const OLD = 'api.wallabee.example';
const world = await createTestWorld({
  API_HOST: 'own.wallabee.example',
  API_HOSTS: `${OLD}=2012,new-api.wallabee.example=2017,localhost=2012`,
});

test.each([
  { path: '/api/sets', host: 'wallabee.example', isAscii: false },
  { path: '/sets', host: 'own.wallabee.example', isAscii: false },
  { path: '/sets', host: 'new-api.wallabee.example', isAscii: false },
  { path: '/sets', host: OLD, isAscii: true },
  { path: '//sets/', host: OLD.toUpperCase(), isAscii: true },
  { path: '/api/sets', host: OLD, isAscii: true },
])("$path at $host answers in the host's form [DV-01]", async ({ path, host, isAscii }) => {
  await world.aSet({ name: 'Café de Flore' });

  const { body, statusCode, headers } = await send(path, { host });

  expect({ statusCode, isAscii: !body.includes('é') }).toEqual({ statusCode: 200, isAscii });
  expect(JSON.parse(body).sets[0].name).toBe('Café de Flore');
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
});

test('each profile has its own ETag and answers 304', async () => {
  await world.aSet({ name: 'Café de Flore' });
  const [today, old] = await Promise.all([send('/api/sets', {}), send('/sets', { host: OLD })]);
  const again = (tag: unknown) => send('/sets', { host: OLD, 'if-none-match': String(tag) });

  expect(old.headers.etag).not.toBe(today.headers.etag);
  expect((await again(old.headers.etag)).statusCode).toBe(304);
  expect((await again(today.headers.etag)).body).toBe(old.body);
});

test('a mapped answer is compressed', async () => {
  await world.someSets(Array.from({ length: 30 }, (_, index) => ({ id: index + 1, name: `Crème ${index}` })));

  const { headers, rawPayload } = await send('/sets', { host: OLD, 'accept-encoding': 'gzip' });

  expect(headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(rawPayload).toString()).toContain('Cr\\u00e8me 7');
});

test('a mapped answer follows the catalogue', async () => {
  const id = await world.aSet({ name: 'Café' });
  await send('/sets', { host: OLD });

  await world.db.updateTable('item_set').set({ name: 'Thé' }).where('id', '=', id).execute();
  await world.caughtUp();
  await world.catalogue.settled();

  expect((await send('/sets', { host: OLD })).json().sets[0].name).toBe('Thé');
});

test('uncached calls, idempotent calls and refusals use the profile too', async () => {
  const ada = await world.aPlayer('zoë');
  const own = { host: OLD, 'x-user-token': ada.token };
  const body = { offers: [], wants: [{ q: 'crème', type: 'x' }] };

  const profile = await send('/users/zo%C3%AB', own);
  const refusal = await send('/forum/é', own);
  const refused = await world.app.inject({
    method: 'PUT',
    url: '/me/swaps',
    headers: { ...own, 'x-wallabee-api-key': TEST_KEY, 'idempotency-key': 'café-1' },
    payload: body,
  });

  expect(profile.body).toContain('zo\\u00eb');
  for (const { body } of [profile, refusal, refused]) expect(body).toMatch(/^[\0-\x7f]+$/);
});

test('an answer that is made in parts is never parsed, and has today’s form [DV-01]', async () => {
  await world.aSet({ name: 'Café de Flore' });

  const [today, old] = await Promise.all([send('/api/reference', {}), send('/reference', { host: OLD })]);

  expect(old.statusCode).toBe(200);
  expect(old.headers.etag).toBe(today.headers.etag);
  expect(old.body).toBe(today.body);
});

test('a player that does not exist is refused where clients look for an error in every answer [DV-01]', async () => {
  const [today, old] = await Promise.all([
    send('/api/users/nobody', {}),
    send('/users/nobody', { host: OLD }),
  ]);

  expect([today.statusCode, today.json()]).toEqual([200, null]);
  expect(old.statusCode).toBe(404);
  expect(old.json()).toMatchObject({ code: 'not_found', error: 'There is no such player.' });
});

test('calls in the process have today’s form where localhost has an old one [DV-01]', async () => {
  const id = await world.aSet({ name: 'Café de Flore' });
  await world.catalogue.settled();

  const { sets } = await inProcessCalls(world.app, { key: TEST_KEY })(listSets);

  expect(sets).toMatchObject([{ id }]);
});

function send(path: string, headers: Record<string, string>) {
  const usual = { host: 'wallabee.example', 'x-wallabee-api-key': TEST_KEY };
  return world.app.inject({ url: path, headers: { ...usual, ...headers } });
}
