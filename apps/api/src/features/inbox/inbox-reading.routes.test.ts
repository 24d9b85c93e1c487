import { CONVERSATIONS_PAGE_SIZE, MESSAGES_PAGE_SIZE } from '@wallabee/contract/inbox/inbox';
import { PlayerId } from '@wallabee/contract/protocol/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { createInboxWorld } from '../../../test/builders/inbox-world.ts';
import { TEST_KEY, type TestPlayer } from '../../../test/world.ts';

const { world, people, manyMessages, write, read, markRead, conversationsOf, unreadOf } =
  await createInboxWorld();
let ada: TestPlayer;
let ben: TestPlayer;
let stranger: TestPlayer;
beforeEach(() => {
  ({ ada, ben, stranger } = people);
});

describe('GET inbox/conversation/read/{userId}', () => {
  test('clears only the reader’s count of that conversation [AP-12, IN-03]', async () => {
    await world.befriend(ada, stranger);
    await write(ben, ada, 'one');
    await write(stranger, ada, 'two');
    await write(ada, ben, 'three');

    const response = await markRead(ada, ben);

    expect(response.json()).toEqual({ recipient_id: ben.id });
    expect(await unreadOf(ada, ben)).toBe(0);
    expect(await unreadOf(ada, stranger)).toBe(1);
    expect(await unreadOf(ben, ada)).toBe(1);
  });

  test('succeeds without a conversation, and answers 404 for an unknown player', async () => {
    expect((await markRead(ada, stranger)).statusCode).toBe(200);
    expect((await markRead(ada, { ...ben, id: PlayerId.parse(999) })).statusCode).toBe(404);
  });
});

describe('GET inbox/conversation/{userId}', () => {
  test('lists the newest page oldest first, and earlier pages by cursor, each message once [AP-12, IN-02]', async () => {
    const total = MESSAGES_PAGE_SIZE * 2 + 5;
    await manyMessages(total, { from: ben, to: ada });

    const newest = (await read(ada, ben)).json();
    const older = (await read(ada, ben, newest.conversation[0].id)).json();
    const oldest = (await read(ada, ben, older.conversation[0].id)).json();

    expect([newest, older, oldest].map(({ has_older }) => has_older)).toEqual([true, true, false]);
    const all = [oldest, older, newest].flatMap(({ conversation }) => conversation);
    expect(all.map(({ text }: { text: string }) => text)).toEqual(
      Array.from({ length: total }, (_, index) => `message ${index}`),
    );
  });

  test('leaves the messages unread; with a stranger it is empty and has a reason [AP-12]', async () => {
    await write(ada, ben, 'hello');
    await read(ben, ada);
    expect(await unreadOf(ben, ada)).toBe(1);

    expect((await read(ada, stranger)).json()).toMatchObject({
      user: { id: stranger.id, name: 'stranger', image_url_200: expect.stringContaining('/image/player-') },
      conversation: [],
      has_older: false,
      refusal: 'not_friends',
    });
    expect((await read(ada, ben)).json().refusal).toBeNull();
  });

  test('the conversation of two others is not readable, nor one with oneself [AP-12]', async () => {
    await write(ada, ben, 'a secret');

    const { body } = await read(stranger, ada);

    expect(JSON.parse(body).conversation).toEqual([]);
    expect((await read(ada, ada)).statusCode).toBe(400);
    expect((await conversationsOf(stranger)).json()).toEqual({ conversations: [], has_older: false });
  });

  test.each(['x', '-1', '1e3', '99999999999'])('before=%s is refused [ER-03]', async (before) => {
    const response = await world.app.inject({
      url: `/api/inbox/conversation/${ben.id}?before=${before}`,
      headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': ada.token },
    });

    expect(response.statusCode).toBe(400);
  });
});

describe('GET inbox/conversations', () => {
  test('lists the newest first: the player, the last text, its time and the unread count [AP-12, IN-01]', async () => {
    await world.befriend(ada, stranger);
    await write(ben, ada, 'first');
    await write(stranger, ada, 'second');
    await write(ben, ada, 'third');

    const { conversations } = (await conversationsOf(ada)).json();

    expect(conversations).toEqual([
      expect.objectContaining({
        user: expect.objectContaining({ id: ben.id, name: 'ben' }),
        sender_id: ben.id,
        text: 'third',
        created_at: world.clock.now.getTime() / 1_000,
        unread: 2,
      }),
      expect.objectContaining({ text: 'second', unread: 1 }),
    ]);
  });

  test('continues after the last one by cursor', async () => {
    const players = await Promise.all(
      Array.from({ length: CONVERSATIONS_PAGE_SIZE + 3 }, () => world.aPlayer()),
    );
    for (const player of players) {
      await world.befriend(ada, player);
      await manyMessages(1, { from: player, to: ada });
    }

    const first = (await conversationsOf(ada)).json();
    const rest = (await conversationsOf(ada, first.conversations.at(-1).last_message_id)).json();

    expect(first.conversations).toHaveLength(CONVERSATIONS_PAGE_SIZE);
    expect([first.has_older, rest.has_older]).toEqual([true, false]);
    expect(rest.conversations.map(({ user }: { user: { id: number } }) => user.id)).toEqual(
      players
        .slice(0, 3)
        .map(({ id }) => id)
        .reverse(),
    );
  });
});
