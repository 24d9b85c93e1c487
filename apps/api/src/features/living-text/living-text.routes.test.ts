import { editPost } from '@wallabee/contract/forums/editing';
import { addThread, replyToThread } from '@wallabee/contract/forums/posting';
import { readThreadCards, readThreadItems } from '@wallabee/contract/forums/thread-cards';
import { sendMessage } from '@wallabee/contract/inbox/inbox';
import { readMessageCards } from '@wallabee/contract/inbox/message-cards';
import type { LivingCard } from '@wallabee/contract/living-text/cards';
import { readBioCards } from '@wallabee/contract/players/bio-cards';
import { changeOwnProfile } from '@wallabee/contract/players/own-profile';
import { type ForumId, MessageId, PostId, type ThreadId } from '@wallabee/contract/protocol/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { BREAD, createActionWorld, FLOUR, SECRET, WATER } from '../../../test/builders/action-world.ts';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import type { TestPlayer } from '../../../test/world.ts';

const { world, aScene, has, perform } = await createActionWorld();
const { aForum, aMember } = forumBuilders(world.db, world.aPlayer);

let ada: TestPlayer;
let ben: TestPlayer;
let tradingPost: ForumId;

beforeEach(async () => {
  ({ ada, ben } = await aScene());
  await world.db.updateTable('player').set({ created_at: '2015-01-01T00:00:00Z' }).execute();
  tradingPost = await aForum({ id: 3 });
});

const start = async (as: TestPlayer, text: string, more: object = {}) => {
  const body = { title: 'Swap?', text, ...more };
  const answered = await world.call(addThread, { as, params: { forumId: tradingPost }, body });
  return answered.json().post_id as ThreadId;
};

const cardsOf = async (threadId: ThreadId, as = ben): Promise<LivingCard[]> => {
  const answered = await world.call(readThreadCards, { as, params: { threadId, page: 0 } });
  return answered.json().posts.flatMap(({ cards }: { cards: LivingCard[] }) => cards);
};

describe('a name in a post', () => {
  test('is a card that says who has the item now [FX-03]', async () => {
    const item_id = await has(ada, FLOUR, { number: 7 });
    const threadId = await start(ada, 'I offer [flour #7].');

    const before = await cardsOf(threadId);
    await perform(ada, { action: 'save', item_id });
    const after = await cardsOf(threadId);

    expect(before).toMatchObject([
      { words: 'flour #7', item_type_id: FLOUR, item_id, name: 'Flour', number: 7, state: 'here' },
    ]);
    expect(before[0]).toMatchObject({
      holder: { id: ada.id },
      where: `in the pouch of ${before[0]?.holder?.name}`,
    });
    expect(after[0]?.where).toMatch(/^with .*, saved since /);
  });

  test('is struck out when the item has gone from its author, and only then [FX-03]', async () => {
    const item_id = await has(ada, FLOUR, { number: 7 });
    const byOwner = await start(ada, '[Flour #7]');
    const byOther = await start(ben, '[Flour #7] is nice');

    await perform(ada, { action: 'list_on_market', item_id, cost: 5 });
    expect((await cardsOf(byOwner))[0]).toMatchObject({
      state: 'here',
      where: expect.stringMatching(/^on the Market for 5/),
    });
    await perform(ben, { action: 'buy_on_market', item_id, cost: 5 });

    expect((await cardsOf(byOwner))[0]).toMatchObject({ state: 'moved', holder: { id: ben.id } });
    expect((await cardsOf(byOther))[0]).toMatchObject({ state: 'here', holder: { id: ben.id } });
  });

  test('says what became of an item that was mixed [FX-03]', async () => {
    const [flour, water] = [await has(ada, FLOUR, { number: 7 }), await has(ada, WATER)];
    const threadId = await start(ada, '[Flour #7]');

    const mixed = await perform(ada, {
      action: 'mix',
      first_id: flour,
      second_id: water,
      result_type_id: BREAD,
    });

    expect(mixed.statusCode).toBe(200);
    const [card] = await cardsOf(threadId);
    expect(card).toMatchObject({
      state: 'gone',
      holder: null,
      became: { item_type_id: BREAD, name: 'Bread', number: 1 },
    });
    expect(card?.where).toMatch(/^mixed into Bread #1, /);
  });

  test('without a number means the type, and is struck out once its author has none [FX-03]', async () => {
    await has(ada, FLOUR);
    const threadId = await start(ada, '[Flour] and [Water]');
    const ofFlour = async () => (await cardsOf(threadId)).find(({ name }) => name === 'Flour');

    expect(await ofFlour()).toMatchObject({
      number: null,
      item_id: null,
      state: 'here',
      holder: { id: ada.id },
    });
    await world.db.updateTable('item').set({ user_id: ben.id }).execute();

    expect(await ofFlour()).toMatchObject({ state: 'moved', holder: null, where: '1 made so far' });
    expect(await cardsOf(threadId)).toMatchObject([
      {},
      { name: 'Water', state: 'here', where: 'none made yet' },
    ]);
  });

  test.each([
    ['an unknown name', '[Nothing]'],
    ['a number that was not made', '[Flour #8]'],
    ['an undiscovered item', '[? #1] [?]'],
    ['an id', '[201]'],
    ['the beginning of a word', '[Flo]'],
    ['an ambiguous name', '[Bun]'],
    ['no brackets', 'Flour #7'],
  ])('stays as typed: %s [FX-03]', async (_, text) => {
    await has(ada, FLOUR, { number: 7 });
    await has(ada, SECRET, { number: 1 });
    await world.someItemTypes([
      { id: 231, set_id: 41, name: 'Plain Bun' },
      { id: 232, set_id: 41, name: 'Sweet Bun' },
    ]);
    await world.catalogue.reload();

    expect(await cardsOf(await start(ada, text))).toEqual([]);
  });

  test('is chosen among several by its number [FX-03]', async () => {
    await world.someItemTypes([
      { id: 231, set_id: 41, name: 'Plain Bun' },
      { id: 232, set_id: 41, name: 'Sweet Bun' },
    ]);
    await world.catalogue.reload();
    for (const number of [1, 2]) await has(ada, 231, { number });
    await has(ada, 232, { number: 1 });

    expect(await cardsOf(await start(ada, '[Bun #1] [Bun #2]'))).toMatchObject([
      { item_type_id: 231, number: 2 },
    ]);
  });

  test('follows an edit of its post, and still knows what the author had [FX-03]', async () => {
    await has(ada, FLOUR, { number: 7 });
    const threadId = await start(ada, '[Flour #7] or [Water]');
    const { id: postId } = await world.db.selectFrom('forum_post').select('id').executeTakeFirstOrThrow();
    await world.db.updateTable('item').set({ user_id: ben.id }).execute();

    const params = { postId: PostId.parse(postId) };
    await world.call(editPost, { as: ada, params, body: { text: 'Was: [Flour #7]. Now: [Bread].' } });

    expect(await cardsOf(threadId)).toMatchObject([
      { name: 'Bread', state: 'here' },
      { name: 'Flour', state: 'moved' },
    ]);
  });

  test('in HTML is a card, but for code and links [FX-03]', async () => {
    const staff = await aMember({ account_type: 'staff' });
    const text = '<p><b>[Flour]</b> <code>[Water]</code> <a href="/rules">[Bread]</a></p>';

    expect(await cardsOf(await start(staff, text, { is_html: true }))).toMatchObject([{ name: 'Flour' }]);
  });

  test('is not shown of an item that has become undiscovered, nor of a removed post [FX-03]', async () => {
    const hidden = await start(ada, '[Bread]');
    const removed = await start(ada, '[Flour]');
    await world.db
      .updateTable('item_type')
      .set({ name: '?', released_at: null })
      .where('id', '=', BREAD)
      .execute();
    await world.catalogue.reload();
    await world.db
      .updateTable('forum_post')
      .set({ is_removed: true })
      .where('thread_id', '=', removed)
      .execute();

    expect(await cardsOf(hidden)).toEqual([]);
    expect(await cardsOf(removed)).toEqual([]);
  });
});

describe('the cards of a thread', () => {
  test('have the players whom its posts mention', async () => {
    const threadId = await start(ada, `@${ben.username.toUpperCase()}, mail a@b.example; @nobody knows`);

    const answered = await world.call(readThreadCards, { as: ben, params: { threadId, page: 0 } });

    expect(answered.json().mentions).toMatchObject([{ username: ben.username, id: ben.id }]);
  });

  test('are hidden with their forum [FX-03]', async () => {
    const threadId = await start(ada, '[Flour]');
    await world.db.updateTable('forum').set({ visible_to: 'staff' }).execute();

    const cards = await world.call(readThreadCards, { as: ada, params: { threadId, page: 0 } });
    const items = await world.call(readThreadItems, { as: ada, params: { threadId } });

    expect([cards.statusCode, items.statusCode]).toEqual([404, 404]);
  });

  test('are counted at the head of a trade: what its players named as their own [FX-03]', async () => {
    const item_id = await has(ada, FLOUR, { number: 7 });
    await has(ben, WATER, { number: 3 });
    const threadId = await start(ada, '[Flour #7] for [Water #3]');
    await world.call(replyToThread, {
      as: ben,
      params: { threadId },
      body: { text: 'Have [Water #3], [Water #3]!' },
    });
    const head = async () => (await world.call(readThreadItems, { as: ben, params: { threadId } })).json();

    expect(await head()).toMatchObject({
      total: 2,
      still_here: 2,
      items: [
        { by: { id: ada.id }, card: { name: 'Flour' } },
        { by: { id: ben.id }, card: { name: 'Water' } },
      ],
    });
    await world.db.updateTable('item').set({ user_id: ben.id }).where('item_id', '=', item_id).execute();

    expect(await head()).toMatchObject({
      total: 2,
      still_here: 1,
      items: [{ card: { state: 'moved' } }, {}],
    });
    await world.db
      .updateTable('forum_thread')
      .set({ forum_id: await aForum({ id: 4 }) })
      .execute();
    expect(await head()).toMatchObject({ total: 0, items: [] });
  });
});

describe('other texts', () => {
  test('a message has cards for its two players alone [FX-03]', async () => {
    await has(ada, FLOUR, { number: 7 });
    await world.befriend(ada, ben);
    const eve = await world.aPlayer('eve');
    const params = { userId: ben.id };
    const sent = await world.call(sendMessage, { as: ada, params, body: { text: 'Want [Flour #7]?' } });
    const { id } = sent.json().message;
    const read = async (as: TestPlayer, userId: typeof ben.id, from?: number) => {
      const query = { from: from === undefined ? undefined : MessageId.parse(from) };
      return (await world.call(readMessageCards, { as, params: { userId }, query })).json().messages;
    };

    expect(await read(ben, ada.id)).toMatchObject([{ id, cards: [{ name: 'Flour', number: 7 }] }]);
    expect(await read(ada, ben.id, id)).toHaveLength(1);
    expect(await read(ada, ben.id, id + 1)).toEqual([]);
    expect(await read(eve, ada.id)).toEqual([]);
  });

  test('a bio has cards, which follow its edits [FX-03]', async () => {
    const item_id = await has(ada, FLOUR, { number: 7 });
    const write = (bio: string) => world.call(changeOwnProfile, { as: ada, body: { bio } });
    const read = async () =>
      (await world.call(readBioCards, { params: { player: ada.username } })).json().cards as LivingCard[];

    await write('Proud of [Flour #7] and [Water].');
    expect((await read()).map(({ words }) => words)).toEqual(['Flour #7', 'Water']);

    await world.db.updateTable('item').set({ user_id: ben.id }).where('item_id', '=', item_id).execute();
    await write('Was proud of [Flour #7].');
    expect(await read()).toMatchObject([{ words: 'Flour #7', state: 'moved' }]);

    await write('Nothing here.');
    expect(await read()).toEqual([]);
    expect((await world.call(readBioCards, { params: { player: 'nobody-at-all' } })).statusCode).toBe(404);
  });
});
