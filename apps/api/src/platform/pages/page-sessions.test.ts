import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listForums, readForum, readThread } from '@wallabee/contract/forums/forum';
import { ForumId, type ThreadId } from '@wallabee/contract/protocol/ids';
import { pageSessionCookie } from '@wallabee/contract/protocol/page-session';
import type { PageVisit } from '@wallabee/contract/protocol/page-visit';
import { PageIndex } from '@wallabee/contract/protocol/paging';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { serverLog } from '../../../test/server-logs.ts';
import { createTestApp, createTestWorld, TEST_KEY, type TestPlayer } from '../../../test/world.ts';
import { createPagesApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { pageCredentialOf } from '../sessions/page-sessions.queries.ts';

const world = await createTestWorld();
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);
const clientFolder = await mkdtemp(join(tmpdir(), 'wallabee-client-'));
afterAll(() => rm(clientFolder, { recursive: true }));

/** It stands in for the web app and returns everything that a page could reveal about its reader. */
async function handlePage(_: Request, { reader, callApi, ...visit }: PageVisit) {
  const status = (asked: Promise<unknown> | undefined) =>
    asked?.then(
      (answer) => answer,
      (failure) => failure.status,
    );
  return Response.json({
    readerId: reader?.id ?? null,
    thread: (await status(
      reader?.callApi(readThread, { params: { threadId: secret, page: PageIndex.parse(0) } }),
    )) as unknown,
    forum: await status(
      reader?.callApi(readForum, { params: { forumId: ForumId.parse(4), page: PageIndex.parse(0) } }),
    ),
    anonymous: await callApi(listForums),
    visit: JSON.stringify(visit, (_key, value) => (typeof value === 'function' ? String(value) : value)),
  });
}

const web = { app: { handlePage }, clientFolder };
const { app } = await createTestApp({ db: world.db, url: world.url, web });
let ada: TestPlayer;
let keeper: TestPlayer;
let secret: ThreadId;

beforeEach(async () => {
  await aForum({ id: 4 });
  await aForum({ id: 50, visible_to: 'keepers' });
  ada = await aMember();
  keeper = await aMember({ account_type: 'beekeeper' });
  await aThread({ forum_id: 4, author_id: ada.id, title: 'Soup' });
  secret = await aThread({ forum_id: 50, author_id: keeper.id, title: 'Whom to warn' });
  for (const { token } of [ada, keeper]) await openFor(token);
});

const openFor = (token: string) =>
  app.inject({
    method: 'POST',
    url: '/api/page-session',
    headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': token },
  });

const cookieWith = (credential: string, id: number, isSecure = false) =>
  pageSessionCookie({ userId: id, credential }, isSecure).split('; ')[0] ?? '';

const cookieOf = ({ id, token }: Pick<TestPlayer, 'id' | 'token'>, isSecure = false) =>
  cookieWith(pageCredentialOf(token), id, isSecure);

const open = (cookie?: string, url = '/forums/4') => app.inject({ url, headers: cookie ? { cookie } : {} });

test('a page session is answered as its player and no other [FO-02, FO-05]', async () => {
  const page = await open(cookieOf(ada));
  const anonymous = await open();

  expect(page.json()).toMatchObject({ readerId: ada.id, forum: { can_add: true }, thread: 404 });
  expect(anonymous.json()).toMatchObject({ readerId: null });
  expect(anonymous.json()).not.toHaveProperty('forum');
});

test('two readers of one address never get each other’s page', async () => {
  const pages = await Promise.all(
    [cookieOf(keeper), cookieOf(ada), undefined, cookieOf(keeper), cookieOf(ada)].map((pass) => open(pass)),
  );

  expect(pages.map((page) => page.json().readerId)).toEqual([keeper.id, ada.id, null, keeper.id, ada.id]);
  expect(pages.map((page) => page.body.includes('Whom to warn'))).toEqual([true, false, false, true, false]);
});

test('a page with a page session is not stored; both kinds have a Vary header', async () => {
  const [own, anonymous, elsewhere] = [
    await open(cookieOf(ada)),
    await open(),
    await open(cookieOf(ada), '/faq'),
  ];

  expect(own.headers).toMatchObject({
    'cache-control': 'private, no-store',
    vary: 'Accept-Encoding, Cookie',
  });
  expect(anonymous.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Cookie' });
  expect(elsewhere.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
});

test('no page holds the token or the page session', async () => {
  const { body } = await open(cookieOf(ada));

  expect(body).toContain('Soup');
  expect(body).not.toContain(ada.token);
  expect(body).not.toContain(pageCredentialOf(ada.token));
});

describe('a page session that is refused:', () => {
  test.each([
    {
      why: 'an expired one',
      spoil: () => world.db.updateTable('session').set({ expires_at: world.clock.now }),
    },
    { why: 'one whose login was ended', spoil: () => world.db.deleteFrom('session') },
    {
      why: 'one of a player who was banned',
      spoil: () => world.db.updateTable('player').set({ is_enabled: false }),
    },
  ])('$why', async ({ spoil }) => {
    await spoil().execute();

    const page = await open(cookieOf(ada));

    expect(page.statusCode).toBe(200);
    expect(page.json()).toMatchObject({ forum: 401, thread: 401 });
  });

  test('a made-up one', async () => {
    const page = await open(cookieOf({ id: keeper.id, token: 'made-up-token-made-up' }));

    expect(page.json()).toMatchObject({ forum: 401, thread: 401 });
  });

  test('another player’s id does not change its owner', async () => {
    const page = await open(cookieOf({ id: keeper.id, token: ada.token }));

    expect(page.json()).toMatchObject({ forum: { can_add: true }, thread: 404 });
  });
});

test.each([
  { why: 'page data', url: '/forums/4.data' },
  { why: 'page data with a query', url: '/forums/4/0.data?_routes=x' },
  { why: 'page data of the topics', url: '/forums.data' },
  { why: 'another page', url: '/faq' },
  { why: 'a page with the same prefix', url: '/forumsandmore' },
])('$why is rendered without a player: $url', async ({ url }) => {
  const page = await open(cookieOf(ada), url);

  expect(page.json().readerId).toBeNull();
  expect(page.headers['cache-control']).toBe('no-cache');
});

test('a form is rendered without a player', async () => {
  const page = await app.inject({ method: 'POST', url: '/forums/4', headers: { cookie: cookieOf(ada) } });

  expect(page.json().readerId).toBeNull();
});

describe('a stolen page session', () => {
  const headersWith = (more: Record<string, string>) => ({ 'x-wallabee-api-key': TEST_KEY, ...more });

  test('reads the forums, as the page does', async () => {
    const headers = headersWith({ 'x-page-session': pageCredentialOf(ada.token) });

    expect((await app.inject({ url: '/api/forum/4/0', headers })).statusCode).toBe(200);
    expect((await app.inject({ url: `/api/forum/thread/${secret}/0`, headers })).statusCode).toBe(404);
  });

  test('cannot become a token or be used as one', async () => {
    const credential = pageCredentialOf(ada.token);
    const asToken = headersWith({ 'x-user-token': credential });

    expect(credential).not.toContain(ada.token);
    expect((await app.inject({ url: '/api/forum/4/0', headers: asToken })).statusCode).toBe(401);
    expect(
      (await app.inject({ method: 'POST', url: '/api/page-session', headers: asToken })).statusCode,
    ).toBe(401);
  });

  test('reads nothing that is private to its owner', async () => {
    const headers = headersWith({ 'x-page-session': pageCredentialOf(ada.token) });

    expect((await app.inject({ url: `/api/users/${ada.id}`, headers })).json()).not.toHaveProperty('balance');
  });
});

test('no call reads a cookie [FO-11]', async () => {
  const cookie = [
    cookieOf(ada),
    cookieOf(ada, true),
    `token=${ada.token}`,
    `page-pass=${ada.id}.${ada.token}`,
  ].join('; ');
  const call = (url: string) => app.inject({ url, headers: { cookie, 'x-wallabee-api-key': TEST_KEY } });

  expect((await call('/api/forum/4/0')).statusCode).toBe(401);
  expect((await call('/api/inbox/conversations')).statusCode).toBe(401);
});

test('a copy of the token in the cookie is refused', async () => {
  expect((await open(`page-pass=${ada.id}.${ada.token}`)).json().readerId).toBeNull();
  expect((await open(cookieWith(ada.token, ada.id))).json()).not.toMatchObject({ forum: { can_add: true } });
});

test('the same login has the same page session, and another login another', async () => {
  const again = (await openFor(ada.token)).json();

  expect(again).toEqual({ page_session: pageCredentialOf(ada.token) });
  expect((await openFor(keeper.token)).json()).not.toEqual(again);
});

test('over https only the page session of the secure cookie is accepted', async () => {
  const secure = await createTestApp({
    db: world.db,
    url: world.url,
    web,
    environment: { SITE_URL: 'https://wallabee.example' },
  });
  const open = (cookie: string) => secure.app.inject({ url: '/forums/4', headers: { cookie } });

  expect((await open(cookieOf(ada))).json().readerId).toBeNull();
  expect((await open(cookieOf(ada, true))).json().readerId).toBe(ada.id);
});

test('pages on the API of another server are rendered for their reader too', async () => {
  const baseUrl = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  const config = readConfig({ NODE_ENV: 'test', WORLD: 'none', WEB_API_KEY: TEST_KEY, LOG_LEVEL: 'warn' });
  const pages = await createPagesApp({
    config,
    web,
    browserApi: { baseUrl, key: TEST_KEY },
    logTo: serverLog,
  });
  const open = async (cookie: string) =>
    (await pages.inject({ url: '/forums/4', headers: { cookie } })).json();

  expect(await open(cookieOf(keeper))).toMatchObject({ thread: { post_data: { title: 'Whom to warn' } } });
  expect(await open(cookieOf(ada))).toMatchObject({ thread: 404, forum: { can_add: true } });
  await pages.close();
});
