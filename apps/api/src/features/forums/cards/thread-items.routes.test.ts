import { addThread, replyToThread } from '@wallabee/contract/forums/posting';
import { MOST_THREAD_ITEMS, readThreadItems, type ThreadItems } from '@wallabee/contract/forums/thread-cards';
import type { ForumId, ThreadId } from '@wallabee/contract/protocol/ids';
import { beforeEach, expect, test } from 'vitest';
import { createActionWorld, FLOUR } from '../../../../test/builders/action-world.ts';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import type { TestPlayer } from '../../../../test/world.ts';

const { world, aScene, has } = await createActionWorld();
const { aForum } = forumBuilders(world.db, world.aPlayer);

let ada: TestPlayer;
let ben: TestPlayer;
let threadId: ThreadId;

beforeEach(async () => {
  ({ ada, ben } = await aScene());
  await world.db.updateTable('player').set({ created_at: '2015-01-01T00:00:00Z' }).execute();
  const forumId: ForumId = await aForum({ id: 3 });
  const body = { title: 'Swap?', text: 'Who swaps?' };
  threadId = (await world.call(addThread, { as: ada, params: { forumId }, body })).json().post_id;
});

const reply = (as: TestPlayer, text: string) =>
  world.call(replyToThread, { as, params: { threadId }, body: { text } });
const head = async (): Promise<ThreadItems> =>
  (await world.call(readThreadItems, { as: ben, params: { threadId } })).json();

test('a type that two players offer is counted for each, and once for one [FX-03]', async () => {
  await has(ada, FLOUR);
  await has(ben, FLOUR);
  const { post_id: first } = (await reply(ada, '[Flour]')).json();
  await reply(ada, '[Flour] again');
  const { post_id: other } = (await reply(ben, '[Flour]')).json();

  expect((await head()).items).toMatchObject([
    { post_id: first, by: { id: ada.id } },
    { post_id: other, by: { id: ben.id } },
  ]);
});

test('what a removed post offered is not counted [FX-03]', async () => {
  await has(ada, FLOUR, { number: 7 });
  const { post_id } = (await reply(ada, '[Flour #7]')).json();
  expect(await head()).toMatchObject({ total: 1 });

  await world.db.updateTable('forum_post').set({ is_removed: true }).where('id', '=', post_id).execute();

  expect(await head()).toMatchObject({ total: 0, still_here: 0, items: [] });
});

test(`the head has at most ${MOST_THREAD_ITEMS} items, those named first [FX-03]`, async () => {
  for (let number = 1; number <= 40; number++) await has(ada, FLOUR, { number });
  const names = (from: number) => Array.from({ length: 20 }, (_, nth) => `[Flour #${from + nth}]`).join(' ');
  await reply(ada, names(1));
  await reply(ada, names(21));

  const { total, items } = await head();

  expect([total, items.length]).toEqual([MOST_THREAD_ITEMS, MOST_THREAD_ITEMS]);
  expect(items.slice(0, 20).every(({ card }) => (card.number ?? 99) <= 20)).toBe(true);
});
