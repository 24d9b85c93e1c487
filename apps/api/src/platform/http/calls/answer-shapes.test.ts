import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { ItemTypesById } from '@wallabee/contract/items/item-type';
import { Problem } from '@wallabee/contract/protocol/problem';
import { TOTP } from 'otpauth';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { strictFailure } from '../../../../test/answer-checks.ts';
import { appClient } from '../../../../test/builders/app-client.ts';
import { ACCESS_ATTEMPTS } from '../../../../test/checks/access-attempts.ts';
import { type AccessScene, anAccessScene } from '../../../../test/checks/access-scene.ts';
import type { Attempt } from '../../../../test/checks/attempt.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld(
  { SECRETS_KEY: 'a key of thirty-two characters or more' },
  { post: async () => ({ status: 204, failure: null }) },
);
const password = 'honeycomb';

test('every answer has exactly the fields of its response schema', async () => {
  const scene = await anAccessScene(world);
  const paths = await readablePaths(scene);

  for (const path of paths) await succeed(path);
  await succeed('/item-search', { body: { text: 'item' } });
  await callAsPlayers(scene);
  await uploadPicture(scene.ada);
  await callAsApp(scene.bo);
  await callWithPassword(scene.bo);

  expect([...world.unanswered]).toEqual([]);
});

test.each([
  { why: 'as the schema says', value: { error: 'No', code: 'refused' }, isRefused: false },
  { why: 'a field too many', value: { error: 'No', code: 'refused', stack: '' }, isRefused: true },
  { why: 'a field missing', value: { error: 'No' }, isRefused: true },
])('an answer with $why is refused: $isRefused', ({ value, isRefused }) => {
  expect(strictFailure(Problem, value) !== undefined).toBe(isRefused);
});

test('an extra field within a record is found', async () => {
  const typeId = await world.anItemType({ set_id: await world.aSet(), name: 'Brass Lamp' });
  const otherId = await world.anItemType({ set_id: await world.aSet(), name: 'Oil Lamp' });
  const types = (await succeed(`/single-item/${typeId},${otherId}`)).json();

  expect(strictFailure(ItemTypesById, types)).toBeUndefined();
  types[typeId].secret = 1;
  expect(strictFailure(ItemTypesById, types)).toContain(`/${typeId}/secret`);
});

interface Sending {
  as?: TestPlayer;
  body?: Record<string, string>;
  json?: object;
  method?: 'PUT' | 'PATCH' | 'DELETE';
}

function send(path: string, { as, body, json, method }: Sending = {}) {
  return world.app.inject({
    method: method ?? (body || json ? 'POST' : 'GET'),
    url: `/api${path}`,
    headers: {
      'x-wallabee-api-key': TEST_KEY,
      ...(as && { 'x-user-token': as.token }),
      ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body && { payload: new URLSearchParams(body).toString() }),
    ...(json && { payload: json }),
  });
}

async function succeed(path: string, sending?: Sending) {
  const response = await send(path, sending);
  expect.soft({ path, status: response.statusCode, body: response.body }).toMatchObject({ status: 200 });
  return response;
}

async function readablePaths({ ada, bo, ids }: AccessScene): Promise<string[]> {
  await world.aSet({ id: 13 });
  await world.aSet({ id: 20 });
  const subset = await world.aSubset({ set_id: 13 });
  const place = await world.aPlace();
  await world.catalogue.reload();
  const { item_id } = await world.anItem({ item_type_id: ids.unique, location: 'pouch', user_id: ada.id });
  await world.aHistory({ item_id, type: 'forage', user_id: ada.id });
  await aFinishedDay(bo);
  const published_at = '2026-01-01T00:00:00Z';
  await world.db
    .insertInto('blog_post')
    .values({
      slug: 'hello',
      title: 'Hello',
      summary: '',
      body: ['Hello'],
      icon: 'bread',
      published_at,
      id: 1,
    })
    .execute();
  const ofAda = [
    '',
    '/friends',
    '/pouch',
    '/sets',
    '/sets/13',
    '/sets/13/items',
    '/branded',
    '/unique',
    '/achievements/new',
    '/swaps',
    '/cards',
    '/cabinet',
    '/trophies',
    '/luck',
  ];
  return [
    ...ofAda.map((path) => `/users/${ada.username}${path}`),
    ...['lockeditems', 'saveditems'].map((list) => `/users/${ada.id}/${list}`),
    `/friendship/${ada.id}/${bo.id}`,
    `/players?name=${ada.username}`,
    ...[
      '/all-sets',
      '/all-sets?gen_id=100',
      '/all-sets/13',
      '/all-sets/13/sub',
      `/all-sets/13/sub/${subset}`,
      '/all-sets/13/race',
    ],
    ...['/sets', '/sets/13', '/latest-sets', '/branded', '/uniqueitems', '/wallagraphics'],
    ...['single-item', 'itemtypes'].map((name) => `/${name}/${ids.unique}`),
    ...['items', 'itemtypes'].map((name) => `/${name}/${ids.unique}/number/1`),
    ...['status', 'charts', 'movements', 'travelled'].map((part) => `/single-item/${ids.unique}/${part}`),
    `/itemtypes/${ids.unique}/status`,
    ...['/items/status/1', '/items/status/1/saved', '/mixingpool'],
    ...[`/items/${item_id}`, `/items/history/${item_id}`],
    ...['activity', 'journey', 'proof', 'seal', 'luck'].map((part) => `/items/${item_id}/${part}`),
    ...['/provenance', `/provenance/${FINISHED_DAY}`, '/luck', `/luck/${FINISHED_DAY}`, '/stats/days'],
    ...['/items/all', '/items/latest', '/items/wishable', '/item-search/suggest?text=item'],
    ...['/search?q=item', '/search/suggest?q=item'],
    ...['numbers', 'numbers/states'].map((list) => `/itemtypes/${ids.unique}/${list}`),
    ...['/formulas', '/old-unique-set/owners', '/one-of-a-kind', '/retired', '/containers'],
    ...['/mix-exceptions', '/used-exceptions', '/stores', '/stores/999', '/storeitems', '/market'],
    ...[
      '/categories',
      '/placecategories',
      '/placecategories/1',
      '/achievements',
      '/bulk/catalogue',
      '/reference',
    ],
    ...['/bulk', `/bulk/changes?since=${FINISHED_DAY}`],
    ...['', '/people', '/items'].map((path) => `/places/${place}${path}`),
    '/places?lat=54&lng=0',
    '/placecategories/1/places',
    ...[
      '/',
      '/blog',
      '/blog/posts',
      '/blog/posts/hello',
      '/globalstats',
      '/status',
      '/forum',
      '/forum/ledger',
    ],
  ];
}

const FINISHED_DAY = '2016-05-01';

/** Publishes the root and the seed of a day, and writes a bulk file and a draw of the player. */
async function aFinishedDay({ id }: TestPlayer) {
  const seed = Buffer.alloc(32, 1);
  const digest = createHash('sha256').update(seed).digest();
  const day = { day: FINISHED_DAY, created_at: `${FINISHED_DAY}T12:00:00Z` };
  await world.db
    .insertInto('provenance_day')
    .values({
      day: FINISHED_DAY,
      root: digest,
      items: 1,
      steps: 1,
      published_at: `${FINISHED_DAY}T12:00:00Z`,
    })
    .execute();
  await world.db
    .insertInto('bulk_file')
    .values({
      ...{ name: `places-${FINISHED_DAY}`, kind: 'places', day: FINISHED_DAY, hidden_types: digest },
      ...{ sha256: digest, content_sha256: digest, taken_at: world.clock.now, finished_at: world.clock.now },
    })
    .execute();
  await world.db.insertInto('luck_seed').values({ day: FINISHED_DAY, seed, digest }).execute();
  await world.db
    .insertInto('luck_draw')
    .values({ ...day, player_id: id, counter: 1, action: 'open', item_ids: [], picks: '[]' })
    .execute();
}

async function uploadPicture({ token }: TestPlayer) {
  const picture = { width: 8, height: 8, channels: 3, background: 'red' } as const;
  const { statusCode } = await world.app.inject({
    method: 'POST',
    url: '/api/me/picture',
    headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': token, 'content-type': 'image/png' },
    payload: await sharp({ create: picture }).png().toBuffer(),
  });
  expect(statusCode).toBe(200);
}

async function callAsPlayers(scene: AccessScene) {
  const players = { owner: scene.ada, staff: scene.staff };
  // What takes a post or a thread away comes after the calls about it.
  const ends = [/\/undo$/, /\/(close|merge|move|remove|reopen|withdraw)$/];
  const late = (name: string) => ends.findIndex((end) => end.test(name));
  for (const [name, attempts] of Object.entries(ACCESS_ATTEMPTS).sort(([a], [b]) => late(a) - late(b))) {
    for (const attempt of LAST_CALLS.includes(name) ? [] : attempts) {
      const who = (['owner', 'staff'] as const).find((one) => attempt.answers[one] === 200);
      if (who) await succeed(attempt.path(scene, who), { as: players[who], ...bodyOf(name, attempt, scene) });
    }
  }
}

function bodyOf(name: string, { body, json }: Attempt, scene: AccessScene): Sending {
  const [method] = name.split(' ');
  if (method === 'DELETE') return { method };
  const changing: Sending = method === 'PUT' || method === 'PATCH' ? { method } : {};
  if (json) return { json: json(scene), ...changing };
  if (changing.method) return changing;
  return method === 'POST' ? { body: body?.(scene) ?? {} } : {};
}

/** These calls end the login that the others need. */
const LAST_CALLS = ['POST /logout', 'POST /me/sessions/{sessionId}/end'];

async function callAsApp(player: TestPlayer) {
  const { anApp, tokensFor, post } = appClient(world);
  const { client_id, ...app } = await anApp();
  const { access_token } = await tokensFor({ client_id, ...app }, player);
  expect((await post('/oauth/revoke', { token: access_token, client_id })).statusCode).toBe(200);
}

async function callWithPassword(player: TestPlayer) {
  const password_hash = await hash(password);
  await world.db.updateTable('player').set({ password_hash }).where('id', '=', player.id).execute();
  const as = player;
  const { secret } = (await succeed('/me/second-factor', { as, body: { password } })).json();
  const code = new TOTP({ secret }).generate({ timestamp: world.clock.now.getTime() });
  const { recovery_codes } = (await succeed('/me/second-factor/confirm', { as, body: { code } })).json();
  const proof = { password, code: recovery_codes[0] };
  const renewed = await succeed('/me/second-factor/recovery-codes', { as, body: proof });
  const [newCode] = renewed.json().recovery_codes;
  await succeed('/me/second-factor/off', { as, body: { password, code: newCode } });

  await succeed('/login', { body: { username: player.username, password } });
  await succeed('/register', { body: { username: 'newcomer', password: 'a long new password' } });
  const { sessions } = (await succeed('/me/sessions', { as })).json();
  const other = sessions.find(({ is_current }: { is_current: boolean }) => !is_current);
  await succeed(`/me/sessions/${other.id}/end`, { as, body: {} });
  await succeed('/logout', { as, body: {} });
  const { token } = (await succeed('/login', { body: { username: player.username, password } })).json();
  await succeed('/me/deletion', { as: { ...player, token }, body: { password, username: player.username } });
}
