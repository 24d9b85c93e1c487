import { PlayerId } from '@wallabee/contract/protocol/ids';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { send } from '../../inbox/inbox.public.ts';
import { createLiveGame } from '../live-game.ts';
import { createLiveWorld } from '../live-world.fixture.ts';
import { planAnswer } from './answers.ts';

const { db, services, clock, wait } = await createLiveWorld();
const { person, friend } = await friends();
const game = createLiveGame(services);

describe('a message of a person to a simulated friend', () => {
  beforeEach(() => game.answerMessages());

  test('is answered once, after a while, and marked as read', async () => {
    const id = await write('Hello! How is your day?', { isAnswered: true });
    const { delayMs } = planAnswer(id) ?? never();

    wait(delayMs / 1_000 - 1);
    await game.answerMessages();
    expect(await answersAfter(id)).toEqual([]);
    wait(1);
    await game.answerMessages();
    await game.answerMessages();

    const answers = await answersAfter(id);
    expect(answers).toHaveLength(1);
    expect(answers[0]?.text).not.toBe('');
    expect(await unreadOf(friend)).toBe(0);
    expect(await lastActivityOf(friend)).toEqual(clock.now);
  });

  test('is answered once after a restart, too, and by several processes at once', async () => {
    const id = await write('Have you been out today?', { isAnswered: true });
    wait(300);
    const processes = [createLiveGame(services), createLiveGame(services), createLiveGame(services)];

    await Promise.allSettled(processes.map((restarted) => restarted.answerMessages()));

    expect(await answersAfter(id)).toHaveLength(1);
  });

  test('is answered together with those before it', async () => {
    const first = await write('Hello!', { isAnswered: true });
    await write('Do you hear me?', { isAnswered: true });
    await write('Hello?', { isAnswered: false });

    wait(300);
    await game.answerMessages();
    await game.answerMessages();

    expect(await answersAfter(first)).toHaveLength(1);
  });

  test('sometimes stays without an answer', async () => {
    const id = await write('Nice weather.', { isAnswered: false });

    wait(600);
    await game.answerMessages();

    expect(await answersAfter(id)).toEqual([]);
  });

  test('is not answered an hour later', async () => {
    const id = await write('Anybody there?', { isAnswered: true });

    wait(60 * 60);
    await game.answerMessages();

    expect(await answersAfter(id)).toEqual([]);
  });

  test('is not answered once they are no friends any more', async () => {
    const id = await write('Still friends?', { isAnswered: true });
    const ended = await db
      .deleteFrom('friendship')
      .where((is) => is.or([is('player_id', '=', person), is('friend_id', '=', person)]))
      .returningAll()
      .execute();

    wait(300);
    await game.answerMessages();

    expect(await answersAfter(id)).toEqual([]);
    await db.insertInto('friendship').values(ended).execute();
  });

  test('is never answered for a person', async () => {
    await db.updateTable('player').set({ password_hash: 'x' }).where('id', '=', friend).execute();
    const id = await write('Are you real?', { isAnswered: true });

    wait(300);
    await game.answerMessages();

    expect(await answersAfter(id)).toEqual([]);
    await db.updateTable('player').set({ password_hash: null }).where('id', '=', friend).execute();
  });
});

test('70 of 100 messages are answered, after 20 seconds to 4 minutes', () => {
  const plans = Array.from({ length: 4_000 }, (_, index) => planAnswer(index + 1));

  const delays = plans.flatMap((plan) => plan?.delayMs ?? []);

  expect(delays.length / plans.length).toBeCloseTo(0.7, 1);
  expect(Math.min(...delays)).toBe(20_000);
  expect(Math.max(...delays)).toBe(240_000);
});

async function friends() {
  const row = await db
    .selectFrom('friendship')
    .innerJoin('player as person', 'person.id', 'friendship.player_id')
    .innerJoin('player as friend', 'friend.id', 'friendship.friend_id')
    .select(['person.id as person', 'friend.id as friend'])
    .where('person.password_hash', 'is not', null)
    .where('friend.password_hash', 'is', null)
    .where('friend.is_enabled', '=', true)
    .where('friend.is_memorial', '=', false)
    .where('friend.deletion_date', 'is', null)
    .executeTakeFirstOrThrow();
  return { person: PlayerId.parse(row.person), friend: PlayerId.parse(row.friend) };
}

/** Ids decide which messages are answered, so others are left out before. */
async function write(text: string, { isAnswered }: { isAnswered: boolean }): Promise<number> {
  const sequence = sql`nextval(pg_get_serial_sequence('message', 'message_id'))::int`;
  for (;;) {
    const { rows } = await sql<{ id: number }>`select ${sequence} as id`.execute(db);
    if ((planAnswer((rows[0]?.id ?? 0) + 1) !== undefined) === isAnswered) break;
  }
  const { id } = await send(services, {
    senderId: person,
    recipientId: friend,
    text,
    clientKey: undefined,
    now: clock.now,
  });
  return id;
}

function answersAfter(id: number) {
  return db
    .selectFrom('message')
    .select('text')
    .where('message_id', '>', id)
    .where('sender_id', '=', friend)
    .where('recipient_id', '=', person)
    .execute();
}

async function unreadOf(player: PlayerId): Promise<number> {
  const { unread } = await db
    .selectFrom('conversation')
    .select('unread')
    .where('player_id', '=', player)
    .where('other_id', '=', person)
    .executeTakeFirstOrThrow();
  return unread;
}

async function lastActivityOf(player: PlayerId): Promise<Date> {
  const { last_active_at } = await db
    .selectFrom('player')
    .select('last_active_at')
    .where('id', '=', player)
    .executeTakeFirstOrThrow();
  return last_active_at;
}

function never(): never {
  throw new Error('It is not answered.');
}
