import { PlayerId } from '@wallabee/contract/protocol/ids';
import { expect, test } from 'vitest';
import { send } from '../../inbox/inbox.public.ts';
import { createLiveGame } from '../live-game.ts';
import { createLiveWorld, TODAY } from '../live-world.fixture.ts';

const { db, services, clock, wait } = await createLiveWorld();
const game = createLiveGame(services);
const person = await findPerson();
const yesterday = new Date(TODAY.getTime() - 24 * 60 * 60_000);
await db.updateTable('player').set({ last_active_at: yesterday }).execute();

test('a simulated friend writes to a person who is here, once in ten minutes', async () => {
  await isHere();

  expect(await doesSomeoneWrite()).toBe(true);
  const [message] = await newMessages();
  expect(message?.recipient_id).toBe(person);
  expect(message?.password_hash).toBeNull();
  expect(message?.text.length).toBeGreaterThan(10);
  expect(await areFriends(message?.sender_id)).toBe(true);

  wait(9 * 60);
  expect(await doesSomeoneWrite()).toBe(false);
  wait(2 * 60);
  expect(await doesSomeoneWrite()).toBe(true);
  const senders = (await newMessages()).map(({ sender_id }) => sender_id);
  expect(new Set(senders).size).toBe(2);
});

test('a friend without an answer does not write again, one with an answer may', async () => {
  await letFriendsWrite();
  const before = await newMessages();
  const senders = before.map(({ sender_id }) => sender_id);
  expect(new Set(senders).size).toBe(senders.length);
  const first = PlayerId.parse(senders[0]);

  await send(services, {
    senderId: person,
    recipientId: first,
    text: 'Yes!',
    clientKey: undefined,
    now: clock.now,
  });
  await letFriendsWrite();

  const after = (await newMessages()).slice(before.length);
  expect(after.map(({ sender_id }) => sender_id)).toContain(first);
});

test('a person who left half an hour ago gets no message', async () => {
  await isHere();
  wait(31 * 60);

  expect(await game.writeToFriend()).toBe(false);
});

/** Of the friends that one turn tries, none may have anything to say. */
async function doesSomeoneWrite(): Promise<boolean> {
  for (let turn = 0; turn < 10; turn += 1) if (await game.writeToFriend()) return true;
  return false;
}

async function findPerson(): Promise<PlayerId> {
  const { id } = await db
    .selectFrom('player')
    .select('id')
    .where('username', '=', 'demo')
    .executeTakeFirstOrThrow();
  return PlayerId.parse(id);
}

/** So often that everybody has written who can. */
async function letFriendsWrite() {
  for (let times = 0; times < 40; times += 1) {
    wait(11 * 60);
    await isHere();
    await game.writeToFriend();
  }
}

async function isHere() {
  await db.updateTable('player').set({ last_active_at: clock.now }).where('id', '=', person).execute();
}

async function areFriends(friend: number | undefined): Promise<boolean> {
  const row = await db
    .selectFrom('friendship')
    .select('friend_id')
    .where('player_id', '=', person)
    .where('friend_id', '=', friend ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}

function newMessages() {
  return db
    .selectFrom('message')
    .innerJoin('player', 'player.id', 'message.sender_id')
    .select(['message.sender_id', 'message.recipient_id', 'message.text', 'player.password_hash'])
    .where('message.created_at', '>=', TODAY)
    .where('message.recipient_id', '=', person)
    .orderBy('message.message_id')
    .execute();
}
