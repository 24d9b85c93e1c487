import { readFileSync } from 'node:fs';
import { readForum, readThread } from '@wallabee/contract/forums/forum';
import { changeForumsRight, removePost, reopenThread } from '@wallabee/contract/forums/moderation';
import { addThread, closeThread, replyToThread } from '@wallabee/contract/forums/posting';
import { readHistory } from '@wallabee/contract/items/history';
import { makeApplicationKey, revokeApplicationKey } from '@wallabee/contract/keys/application-key';
import { listLockedItems } from '@wallabee/contract/locked-items/locked-item';
import { toRequest } from '@wallabee/contract/protocol/client';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { ForumId, SetId, ThreadId } from '@wallabee/contract/protocol/ids';
import { readSet } from '@wallabee/contract/sets/set';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { listenForNotifications } from '../../src/platform/realtime/notifications.ts';
import { forumBuilders } from '../builders/forum-builders.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../world.ts';
import { startSecondServer } from './second-server.ts';

// The first server reads and caches, the second writes. Their clock stands still: no TTL passes.
const world = await createTestWorld();
const second = await startSecondServer(world);
const { aForum, aThread, aMember } = forumBuilders(world.db, world.aPlayer);
const FORUM = ForumId.parse(4);
const THREAD = ThreadId.parse(400);
const notifications = await listenForNotifications(world.url);
afterAll(() => notifications.stop());
let notified = 0;
notifications.on('catalogue_changed', () => {
  notified += 1;
});
let forumPayloads: string[] = [];
notifications.on('forum_changed', (payload) => forumPayloads.push(payload));
await notifications.settled();
let staff: TestPlayer;
let ada: TestPlayer;

beforeEach(async () => {
  [staff, ada] = [await aMember({ account_type: 'staff' }), await aMember()];
});

describe('pages of the forums, cached at one server, follow the other', () => {
  const posted = { params: { threadId: THREAD }, body: { text: 'Elsewhere' } };
  const reason = { reason: 'A test.' };

  beforeEach(async () => {
    await aForum({ id: FORUM });
    await aThread({ id: THREAD, forum_id: FORUM, author_id: ada.id, texts: ['One', 'Two'] });
  });

  test.each([
    { write: 'a reply', call: () => write(replyToThread, ada, posted) },
    { write: 'the end of a thread', call: () => write(closeThread, ada, { params: { threadId: THREAD } }) },
    {
      write: 'a removed post',
      call: async () => {
        const { id } = await world.db
          .selectFrom('forum_post')
          .select('id')
          .where('position', '=', 1)
          .executeTakeFirstOrThrow();
        await write(removePost, staff, { params: { postId: id }, body: reason });
      },
    },
    {
      write: 'a right that is taken',
      call: () =>
        write(changeForumsRight, staff, {
          params: { playerId: ada.id },
          body: { has_forums_right: false, ...reason },
        }),
    },
  ])('$write, in the thread', async ({ call }) => {
    const before = await threadAtFirst();

    await call();

    expect(await threadAtFirst()).not.toEqual(before);
  });

  test('a reopened thread, in the thread', async () => {
    await write(closeThread, ada, { params: { threadId: THREAD } });
    const before = await threadAtFirst();

    await write(reopenThread, staff, { params: { threadId: THREAD }, body: reason });

    expect(await threadAtFirst()).not.toEqual(before);
  });

  test('a new thread and a reply, in the list', async () => {
    const before = await listAtFirst();
    expect(before.posts).toHaveLength(1);

    await write(addThread, ada, { params: { forumId: FORUM }, body: { title: 'New', text: 'Hello' } });
    expect((await listAtFirst()).posts).toHaveLength(2);
    await write(replyToThread, staff, posted);
    expect((await listAtFirst()).posts.map(({ post_count }: { post_count: number }) => post_count)).toEqual([
      3, 1,
    ]);
  });

  test.each([
    { row: 'a name', change: sql`update player set name = 'Ada of the Hives' where id = ` },
    { row: 'an office', change: sql`update player set account_type = 'beekeeper' where id = ` },
  ])('$row of an author', async ({ change }) => {
    const before = await threadAtFirst();

    await sql`${change} ${ada.id}`.execute(world.db);

    expect(await threadAtFirst()).not.toEqual(before);
  });

  test.each([
    {
      rows: 'a new post',
      statement: sql`insert into forum_post (thread_id, position, author_id, text, created_at)
        select thread_id, 2, author_id, text, created_at from forum_post where position = 0`,
    },
    { rows: 'a changed post', statement: sql`update forum_post set text = 'Corrected' where position = 0` },
    { rows: 'a deleted post', statement: sql`delete from forum_post where position = 1` },
    { rows: 'a corrected title', statement: sql`update forum_thread set title = 'Corrected'` },
    { rows: 'a forum that only keepers see', statement: sql`update forum set visible_to = 'keepers'` },
    { rows: 'all posts at once', statement: sql`truncate forum_post cascade` },
  ])('$rows, written to the table', async ({ statement }) => {
    // The author's own page is not cached.
    const bob = await aMember();
    const before = await threadAtFirst(bob);

    await statement.execute(world.db);

    expect(await threadAtFirst(bob)).not.toEqual(before);
  });

  test('many changed threads at once are one change of everything', async () => {
    for (let id = 500; id < 560; id += 1) await aThread({ id, forum_id: FORUM, author_id: ada.id });
    expect(JSON.stringify(await threadAtFirst())).not.toContain('Changed');
    await notifications.caughtUp();
    forumPayloads = [];

    await sql`update forum_thread set title = 'Changed'`.execute(world.db);

    await notifications.caughtUp();
    expect(forumPayloads).toEqual(['']);
    expect(JSON.stringify(await threadAtFirst())).toContain('Changed');
  });

  const threadAtFirst = (as = staff) => read(readThread, as, { params: { threadId: THREAD, page: 0 } });
  const listAtFirst = (as = staff) => read(readForum, as, { params: { forumId: FORUM, page: 0 } });
});

test('a key revoked at one server works at neither', async () => {
  const made = (await world.call(makeApplicationKey, { as: ada, body: { name: 'A bot' } })).json();
  expect(await statusWith(made.key)).toBe(200);

  await write(revokeApplicationKey, ada, { params: { keyId: made.id } });

  expect(await statusWith(made.key)).toBe(401);
});

test.each([
  { rows: 'a deleted key', statement: sql`delete from application_key where name = 'A bot'` },
  { rows: 'all keys at once', statement: sql`truncate application_key cascade` },
])('$rows, written to the table, works no more', async ({ statement }) => {
  const made = (await world.call(makeApplicationKey, { as: ada, body: { name: 'A bot' } })).json();
  expect(await statusWith(made.key)).toBe(200);

  await statement.execute(world.db);

  expect(await statusWith(made.key)).toBe(401);
});

test('the count of completions follows the table, deleted rows included [SD-02]', async () => {
  const setId = SetId.parse(await world.aSet({ id: 40 }));
  const completed = async () => (await read(readSet, undefined, { params: { setId } })).total_completed;
  const before = await completed();

  await world.db.insertInto('set_counter').values({ set_id: 40, completed: 3 }).execute();
  expect(await completed()).not.toBe(before);
  await world.db.deleteFrom('set_counter').execute();
  expect(await completed()).toBe(before);
  await world.db.insertInto('set_counter').values({ set_id: 40, completed: 4 }).execute();
  expect(await completed()).not.toBe(before);
  await sql`truncate set_counter`.execute(world.db);
  expect(await completed()).toBe(before);
});

test('pages of locked items follow the table, all items at once included [AP-06]', async () => {
  const bell = await world.anItemType({ set_id: await world.aSet() });
  const locked = async () =>
    (await read(listLockedItems, undefined, { params: { player: `${ada.id}` }, query: { page: 1 } })).items
      .length;
  expect(await locked()).toBe(0);

  await world.anItem({ item_type_id: bell, user_id: ada.id, location: 'lockbox' });
  expect(await locked()).toBe(1);
  await sql`truncate item cascade`.execute(world.db);
  expect(await locked()).toBe(0);
});

test('a cached history follows the table, without an invalidation [AP-18]', async () => {
  const { item_id } = await world.anItem({
    item_type_id: await world.anItemType({ set_id: await world.aSet() }),
  });
  const types = async () =>
    (await read(readHistory, undefined, { params: { itemId: item_id } })).map(
      ({ type }: { type: string }) => type,
    );
  await world.aHistory({ item_id, type: 'itemfound' });
  expect(await types()).toEqual(['itemfound']);

  await world.aHistory({ item_id, type: 'itemdropped' });

  expect(await types()).toEqual(['itemdropped', 'itemfound']);
});

test('answers from the catalogue follow its tables', async () => {
  const setId = SetId.parse(await world.aSet({ name: 'Harbour' }));
  const name = async () => (await read(readSet, undefined, { params: { setId } })).name;
  expect(await name()).toBe('Harbour');

  await sql`update item_set set name = 'Harbour Lights'`.execute(world.db);

  await expect.poll(name).toBe('Harbour Lights');
});

test.each(tablesOfCatalogue())('a change of the table %s is a change of the catalogue', async (table) => {
  const before = notified;

  await sql`delete from ${sql.table(table)} where false`.execute(world.db);
  await notifications.caughtUp();

  expect(notified).toBe(before + 1);
});

/** Those that the catalogue is read from. */
function tablesOfCatalogue(): string[] {
  const files = ['catalogue.queries.ts', 'catalogue-lists.queries.ts'];
  const sources = files.map((file) =>
    readFileSync(new URL(`../../src/features/catalogue/${file}`, import.meta.url), 'utf8'),
  );
  const tables = [...sources.join().matchAll(/selectFrom\('(\w+)'\)/g)].map(([, table]) => table ?? '');
  return [...new Set(tables)];
}

/** At the first server, once it has handled the notifications of what was written before. */
async function read<E extends Endpoint>(endpoint: E, as: TestPlayer | undefined, input: object) {
  return (await world.call(endpoint, { ...(as && { as }), ...input } as never)).json();
}

async function write<E extends Endpoint>(endpoint: E, as: TestPlayer, input: object) {
  const { method, path, body } = toRequest(endpoint, input as never);
  const response = await second.app.inject({
    method,
    url: `/api${path}`,
    headers: {
      'x-wallabee-api-key': TEST_KEY,
      'x-user-token': as.token,
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body !== undefined && { payload: body }),
  });
  expect(response.statusCode, response.body).toBe(200);
}

async function statusWith(key: string) {
  await world.caughtUp();
  return (await world.app.inject({ url: '/api/all-sets', headers: { 'x-wallabee-api-key': key } }))
    .statusCode;
}
