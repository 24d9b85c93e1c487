import { changeForumsRight, removePost, reopenThread } from '@wallabee/contract/forums/moderation';
import { addThread, closeThread, replyToThread } from '@wallabee/contract/forums/posting';
import { markConversationRead, sendMessage } from '@wallabee/contract/inbox/inbox';
import { markSwapSeen, sendSwapMessage } from '@wallabee/contract/swaps/swap';
import { describe, expect, test } from 'vitest';
import { bellBuilders } from '../../../test/builders/bell-world.ts';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { createSwapWorld, type Trader } from '../../../test/builders/swap-world.ts';
import type { TestPlayer } from '../../../test/world.ts';
import { expireOverdue } from '../swaps/swaps.public.ts';

const { world, act, aRing, aProposal, step, later } = await createSwapWorld();
const { aPerson, letLogIn, bellOf, wordsOf } = bellBuilders(world);
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, aPerson);

describe('messages', () => {
  const write = (as: TestPlayer, to: TestPlayer, text: string) =>
    world.call(sendMessage, { as, params: { userId: to.id }, body: { text } });

  test('ring for the recipient, together for one conversation, and are read with it [AL-02]', async () => {
    const [ada, ben] = [await aPerson('ada'), await aPerson('ben')];
    await world.befriend(ada, ben);
    await write(ada, ben, 'One');
    expect(await wordsOf(ben)).toEqual(['ada wrote to you']);
    await write(ada, ben, 'Two');
    expect(await wordsOf(ben)).toEqual(['2 messages from ada']);
    expect(await wordsOf(ada)).toEqual([]);
    expect((await bellOf(ben)).notifications[0]).toMatchObject({
      url: `/u/ben/inbox/${ada.id}`,
      picture: { of: 'player', id: ada.id, name: 'ada' },
    });

    await world.call(markConversationRead, { as: ben, params: { userId: ada.id } });
    expect(await wordsOf(ben)).toEqual([]);
  });
});

describe('swaps', () => {
  async function proposed(size: number): Promise<{ traders: [Trader, Trader]; id: number }> {
    const traders = (await aRing(size)) as [Trader, Trader];
    await letLogIn(...traders);
    const { id } = await aProposal(traders);
    return { traders, id };
  }

  test('a proposal rings for who is asked, with what is given and got [AL-02, SW-05]', async () => {
    const { traders, id } = await proposed(2);
    const [one, two] = traders;
    expect(await wordsOf(one)).toEqual([]);
    expect(await wordsOf(two)).toEqual(['trader1 offers Jar 1 #500 for your Jar 2 #501']);
    const [notification] = (await bellOf(two)).notifications;
    expect(notification).toMatchObject({
      kind: 'trades',
      event: 'swap_proposed',
      url: `/swaps/${id}`,
      deal: { give: { name: 'Jar 2', number: 501 }, get: { name: 'Jar 1', number: 500 } },
      lapses_at: expect.any(String),
    });
    expect((await bellOf(two)).unread).toEqual({ all: 1, trades: 1, mentions: 0 });
  });

  test('the end rings for the others, and the answer reads what the player was asked [AL-02]', async () => {
    const { traders, id } = await proposed(2);
    const [one, two] = traders;
    await step('agree', two, id);
    expect(await wordsOf(two)).toEqual([]);
    expect(await wordsOf(one)).toEqual(['Swapped: you have Jar 2 #501 and gave Jar 1 #500']);
    expect((await bellOf(two)).notifications[0]).toMatchObject({ deal: null, lapses_at: null });
  });

  test.each([
    { answer: 'decline', by: 1, words: 'trader2 declined the swap of your Jar 1 #500 for Jar 3 #502' },
    { answer: 'withdraw', by: 0, words: 'trader1 withdrew from the swap of your Jar 2 #501 for Jar 1 #500' },
  ] as const)('$answer rings for the others [AL-02]', async ({ answer, by, words }) => {
    const { traders, id } = await proposed(3);
    await step(answer, traders[by] as Trader, id);
    const other = traders[by === 0 ? 1 : 0];
    expect((await bellOf(other)).notifications[0]?.words.split(', and')[0]).toBe(words);
  });

  test('an agreement rings for the proposer, and an item that moves for all [AL-02]', async () => {
    const { traders, id } = await proposed(3);
    const [one, two] = traders;
    await step('agree', two, id);
    expect(await wordsOf(one)).toEqual(['trader2 agreed to the swap of your Jar 1 #500 for Jar 3 #502']);
    await act({ type: 'recycle', player_id: two.id, item_id: two.spare });
    for (const trader of traders)
      expect((await bellOf(trader)).notifications[0]?.words).toContain('An item has moved');
  });

  test('the last day rings once, and so does the end of the time [AL-02]', async () => {
    const { traders } = await proposed(2);
    const asked = traders[1];
    later(6.5 * DAY_MS);
    for (let time = 0; time < 3; time++) await expireOverdue(world.db, world.clock.now);
    later(DAY_MS);
    for (let time = 0; time < 3; time++) await expireOverdue(world.db, world.clock.now);
    const all = (await bellOf(asked)).notifications.flatMap(({ gathered }) => gathered);
    expect(all).toHaveLength(3);
    expect((await bellOf(asked)).notifications[0]?.words).toContain('Time ran out');
  });

  test('talk rings for the others until they look at the swap [AL-02]', async () => {
    const { traders, id } = await proposed(2);
    const [one, two] = traders;
    const params = { swapId: id as never };
    await world.call(sendSwapMessage, { as: two, params, body: { text: 'Hm.' } });
    expect(await wordsOf(one)).toEqual(['trader2 wrote about the swap of your Jar 1 #500 for Jar 2 #501']);
    await world.call(markSwapSeen, { as: one, params });
    expect(await wordsOf(one)).toEqual([]);
  });
});

const DAY_MS = 24 * 3_600_000;

describe('posts', () => {
  async function aScene() {
    const forumId = await aForum();
    const [ada, ben, cleo] = [
      await aMember({ username: 'ada' }),
      await aMember(),
      await aMember({ username: 'cleo' }),
    ];
    const threadId = await aThread({ forum_id: forumId, author_id: ada.id, title: 'Soup', texts: [] });
    const postId = await aPost({ thread_id: threadId, author_id: cleo.id, text: 'Hot.' });
    const answer = (as: TestPlayer, text: string, quote_comment_id?: number) =>
      world.call(replyToThread, {
        as,
        params: { threadId },
        body: { text, ...(quote_comment_id !== undefined && { quote_comment_id }) } as never,
      });
    return { forumId, ada, ben, cleo, threadId, postId, answer };
  }

  test('ring for the author of the thread, whom they mention and whom they answer, each once [AL-02]', async () => {
    const { ada, ben, cleo, postId, answer } = await aScene();
    expect((await answer(ben, 'Nice, @cleo and @CLEO and @ben and @unknown', postId)).statusCode).toBe(200);
    const name = ben.username;
    expect(await wordsOf(ada)).toEqual([`${name} posted in Soup`]);
    expect(await wordsOf(cleo)).toEqual([`${name} wrote your name in Soup`]);
    expect(await wordsOf(ben)).toEqual([]);
    expect((await bellOf(cleo)).unread.mentions).toBe(1);
    expect((await bellOf(cleo)).notifications[0]?.url).toMatch(/^\/forums\/4\/0\/\d+\/0#post-\d+$/);
  });

  test('a quote rings for the quoted, and a new thread for whom it mentions [AL-02]', async () => {
    const { forumId, ada, ben, cleo, postId, answer } = await aScene();
    await answer(ben, 'Too hot.', postId);
    expect(await wordsOf(cleo)).toEqual([`${ben.username} replied to you in Soup`]);
    await world.call(addThread, {
      as: ben,
      params: { forumId },
      body: { title: 'Stew', text: 'For @ada' } as never,
    });
    expect(await wordsOf(ada)).toEqual([
      `${ben.username} wrote your name in Stew`,
      `${ben.username} posted in Soup`,
    ]);
  });

  test('ring for the followers of the thread until they pause [AL-01, AL-02]', async () => {
    const { ben, threadId, answer } = await aScene();
    const [follower, paused] = [await aMember(), await aMember()];
    const follow = {
      subject: 'thread',
      about_id: threadId,
      query: '',
      name: 'Soup',
      by_site: true,
      by_push: true,
      by_feed: true,
      created_at: world.clock.now,
    };
    await world.db
      .insertInto('alert')
      .values([
        { ...follow, player_id: follower.id },
        { ...follow, player_id: paused.id, is_paused: true },
      ])
      .execute();
    await answer(ben, 'One');
    await answer(ben, 'Two');
    expect(await wordsOf(follower)).toEqual(['2 new posts in Soup']);
    expect(await wordsOf(paused)).toEqual([]);
    const alerts = await world.db.selectFrom('alert').select('matches').orderBy('alert_id').execute();
    expect(alerts.map(({ matches }) => matches)).toEqual([2, 0]);
  });

  test('in a hidden forum ring only for players who can see it [AL-02]', async () => {
    const staffForum = await aForum({ id: 9, visible_to: 'staff' });
    const [staff, ada] = [await aMember({ account_type: 'staff' }), await aMember({ username: 'ada' })];
    await world.call(addThread, {
      as: staff,
      params: { forumId: staffForum },
      body: { title: 'About somebody', text: 'What of @ada?' } as never,
    });
    expect(await wordsOf(ada)).toEqual([]);
  });

  test('moderation rings for the author of the post or thread, with the reason [AL-02]', async () => {
    const { ada, cleo, threadId, postId } = await aScene();
    const keeper = await aMember({ account_type: 'beekeeper' });
    const body = { reason: 'Too hot.' };
    await world.call(removePost, { as: keeper, params: { postId }, body });
    await world.call(closeThread, { as: keeper, params: { threadId } });
    await world.call(reopenThread, { as: keeper, params: { threadId }, body });
    await world.call(changeForumsRight, {
      as: keeper,
      params: { playerId: cleo.id },
      body: { ...body, has_forums_right: false },
    });
    expect(await wordsOf(cleo)).toEqual([
      'You can no longer write in the forums: Too hot.',
      'A moderator removed your post in Soup: Too hot.',
    ]);
    expect((await bellOf(ada)).notifications[0]).toMatchObject({
      words: 'A moderator opened your thread Soup again: Too hot., and 1 more',
      gathered: [expect.any(Number), expect.any(Number)],
    });
  });
});
