import { beforeEach, describe, expect, test } from 'vitest';
import { createInboxWorld } from '../../../test/builders/inbox-world.ts';
import type { TestPlayer } from '../../../test/world.ts';

const { world, people, write, markRead, conversationsOf, unreadOf, countMessages } = await createInboxWorld();
let ada: TestPlayer;
let ben: TestPlayer;
let stranger: TestPlayer;
beforeEach(() => {
  ({ ada, ben, stranger } = people);
});

describe('a message sent again', () => {
  const client_key = 'a-key-of-its-own';

  test('is stored once, and answered as the first time [AP-12]', async () => {
    const first = await write(ada, ben, 'hello', client_key);
    world.clock.now = new Date(world.clock.now.getTime() + 5_000);
    const again = await write(ada, ben, 'hello', client_key);

    expect(again.json()).toEqual(first.json());
    expect(await countMessages()).toBe(1);
    expect(await unreadOf(ben, ada)).toBe(1);
  });

  test('is stored once however many attempts race [AP-12]', async () => {
    const tries = await Promise.all(Array.from({ length: 24 }, () => write(ada, ben, 'hello', client_key)));

    expect(new Set(tries.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(tries.map((answer) => answer.json().message.id)).size).toBe(1);
    expect(await countMessages()).toBe(1);
    expect(await unreadOf(ben, ada)).toBe(1);
  });

  test('a key is refused for another text or another friend, and is independent for each sender', async () => {
    await world.befriend(ada, stranger);
    await write(ada, ben, 'hello', client_key);

    expect((await write(ada, ben, 'another', client_key)).statusCode).toBe(400);
    expect((await write(ada, stranger, 'hello', client_key)).statusCode).toBe(400);
    expect((await write(ben, ada, 'hello', client_key)).statusCode).toBe(200);
    expect(await countMessages()).toBe(2);
  });
});

describe('unread counts', () => {
  test('include every message when both write at once [AP-12]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        index % 2 === 0 ? write(ada, ben, `a${index}`) : write(ben, ada, `b${index}`),
      ),
    );

    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(await unreadOf(ben, ada)).toBe(20);
    expect(await unreadOf(ada, ben)).toBe(20);
    const newest = await world.db
      .selectFrom('message')
      .select((select) => select.fn.max('message_id').as('id'))
      .executeTakeFirstOrThrow();
    const lists = [await conversationsOf(ada), await conversationsOf(ben)].map((answer) => answer.json());
    expect(lists.map(({ conversations }) => conversations[0].last_message_id)).toEqual([
      newest.id,
      newest.id,
    ]);
  });

  test('are correct when messages arrive while the conversation is read', async () => {
    await Promise.all([
      ...Array.from({ length: 15 }, (_, index) => write(ada, ben, `a${index}`)),
      ...Array.from({ length: 5 }, () => markRead(ben, ada)),
    ]);
    expect(await unreadOf(ben, ada)).toBeLessThanOrEqual(15);

    await markRead(ben, ada);
    await write(ada, ben, 'one more');

    expect(await unreadOf(ben, ada)).toBe(1);
    expect(await countMessages()).toBe(16);
  });
});
