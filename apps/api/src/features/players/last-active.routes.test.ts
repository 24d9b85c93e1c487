import { setBirthday } from '@wallabee/contract/birthdays/birthday';
import { redeemCode } from '@wallabee/contract/codes/code';
import { addThread, closeThread, replyToThread } from '@wallabee/contract/forums/posting';
import { sendGift } from '@wallabee/contract/gifts/gift';
import { listConversations, markConversationRead, sendMessage } from '@wallabee/contract/inbox/inbox';
import { readProfile } from '@wallabee/contract/players/profile';
import { ForumId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { beforeEach, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';
import { createWorldEngine, perform } from '../world/world.public.ts';

const world = await createTestWorld();
const { aForum, aThread } = forumBuilders(world.db, world.aPlayer);
const LONG_AGO = '2020-01-01T00:00:00.000Z';
const forumId = ForumId.parse(4);
let ada: TestPlayer;
let bob: TestPlayer;

beforeEach(async () => {
  [ada, bob] = [await world.aPlayer('ada'), await world.aPlayer('bob')];
  await world.db
    .updateTable('player')
    .set({ last_active_at: LONG_AGO, created_at: LONG_AGO, account_type: 'beekeeper' })
    .execute();
  await world.befriend(ada, bob);
  await aForum({ id: forumId });
});

const toBob = () => ({ params: { userId: bob.id } });
const aUnique = async () => {
  await world.aSet({ id: 25, gen_id: 100 });
  const id = await world.anItemType({ set_id: 25, kind: 'player' });
  await world.db
    .insertInto('unique_owner')
    .values({ item_type_id: id, position: 0, player_id: ada.id })
    .execute();
  await world.catalogue.reload();
  return ItemTypeId.parse(id);
};
const engine = createWorldEngine(world.db, world.catalogue);

const ACTS: Record<string, () => Promise<{ statusCode: number } | unknown>> = {
  'starting a thread': () =>
    world.call(addThread, { as: ada, params: { forumId }, body: { title: 'Hello', text: 'Here I am.' } }),
  replying: async () => {
    const threadId = await aThread({ forum_id: forumId, author_id: bob.id });
    return world.call(replyToThread, { as: ada, params: { threadId }, body: { text: 'Here I am.' } });
  },
  'closing a thread': async () => {
    const threadId = await aThread({ forum_id: forumId, author_id: bob.id });
    return world.call(closeThread, { as: ada, params: { threadId } });
  },
  'sending a message': () => world.call(sendMessage, { as: ada, ...toBob(), body: { text: 'Hello' } }),
  'reading a conversation': () => world.call(markConversationRead, { as: ada, ...toBob() }),
  'redeeming a code': async () => {
    const item_type_id = await aUnique();
    await world.db.insertInto('redeem_code').values({ code: 'Honey-1', item_type_id }).execute();
    return world.call(redeemCode, { as: ada, params: { player: `${ada.id}`, code: 'Honey-1' } });
  },
  'gifting a unique': async () => {
    const item_type_id = await aUnique();
    return world.call(sendGift, { as: ada, body: { item_type_id, username: 'bob' } as never });
  },
  'setting the birthday': () =>
    world.call(setBirthday, { as: ada, params: { player: `${ada.id}` }, body: { month: 2, day: 3 } }),
  'locking an item in the game': async () => {
    const item_type_id = await world.anItemType({ set_id: await world.aSet() });
    const { item_id } = await world.anItem({ item_type_id, location: 'pouch', user_id: ada.id });
    const moment = { now: world.clock.now };
    return perform(engine, { type: 'lock', player_id: ada.id, item_id }, moment);
  },
};

test.each(Object.keys(ACTS))('%s is the player’s last activity [PP-02]', async (name) => {
  const outcome = await ACTS[name]?.();

  expect(outcome).not.toMatchObject({ statusCode: expect.toSatisfy((status) => status !== 200) });
  expect(await lastActive(ada)).toBe(world.clock.now.toISOString());
  expect(await lastActive(bob)).toBe(LONG_AGO);
});

test('reading and refused acts are none, and none makes the last activity older [PP-02]', async () => {
  await world.call(listConversations, { as: ada, query: {} });
  await world.call(sendMessage, { as: ada, params: { userId: ada.id }, body: { text: 'Hello' } });
  expect(await lastActive(ada)).toBe(LONG_AGO);

  const later = '2027-01-01T00:00:00.000Z';
  await world.db.updateTable('player').set({ last_active_at: later }).execute();
  await ACTS['sending a message']?.();
  expect(await lastActive(ada)).toBe(later);
});

async function lastActive({ id }: TestPlayer): Promise<string> {
  const response = await world.call(readProfile, { params: { player: `${id}` } });
  return response.json().last_active;
}
