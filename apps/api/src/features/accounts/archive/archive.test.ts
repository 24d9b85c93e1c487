import { hash } from '@node-rs/argon2';
import { downloadArchive } from '@wallabee/contract/accounts/archive';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../../test/world.ts';
import { readMembers } from '../../../commands/export/export.fixture.ts';
import { ARCHIVE_PARTS, NOT_IN_ARCHIVE } from './archive-parts.ts';
import { readPart } from './read-part.queries.ts';

const world = await createTestWorld();
const password_hash = await hash('honeycomb');
let ada: TestPlayer;
let bo: TestPlayer;

beforeEach(async () => {
  ada = await world.aPlayer('ada');
  bo = await world.aPlayer('bo');
  await world.db.updateTable('player').set({ password_hash }).execute();
});

describe('the archive of a player', () => {
  test('covers each table that refers to players, or says why not [TM-06]', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'player'::regclass`.execute(world.db);
    const covered = [...ARCHIVE_PARTS.flatMap(({ tables }) => tables), ...Object.keys(NOT_IN_ARCHIVE)];

    expect(rows.map(({ name }) => name).filter((name) => !(covered as string[]).includes(name))).toEqual([]);
  });

  test('has all parts as JSON, and each as CSV with a header [TM-06]', async () => {
    await fill();

    const members = await download(ada);

    const { parts, ...head } = JSON.parse(String(members.get('archive.json')));
    expect(head).toEqual({
      format: 'WallaBee archive',
      version: 1,
      made_at: world.clock.now.toISOString(),
    });
    expect(Object.keys(parts)).toEqual(ARCHIVE_PARTS.map(({ name }) => name));
    expect(parts.profile.rows).toEqual([expect.objectContaining({ username: 'ada', bio: '=1+1' })]);
    expect(parts.messages.rows).toEqual([
      expect.objectContaining({ sender: 'ada', recipient: 'bo', text: 'Hello, "Bo"\nbye' }),
      expect.objectContaining({ sender: 'bo', recipient: 'ada', text: '@ada' }),
    ]);
    expect(parts.items.rows).toEqual([
      expect.objectContaining({ name: 'Lamp', number: 7, location: 'pouch' }),
    ]);
    expect(parts.webhooks.rows).toEqual([expect.objectContaining({ url: 'https://a.example/' })]);
    for (const { name } of ARCHIVE_PARTS)
      expect(String(members.get(`${name}.csv`)).split('\r\n')[0]).toMatch(/^\uFEFF[a-z_]+(,[a-z_]+)*$/);
    expect(members.get('picture.webp')).toEqual(Buffer.from('picture of ada'));
  });

  test('has CSV that spreadsheets read as text, never as formulas [TM-06]', async () => {
    await fill();

    const members = await download(ada);

    expect(String(members.get('profile.csv'))).toContain(`,ada,ada,'=1+1,`);
    expect(String(members.get('messages.csv'))).toContain(`,ada,bo,"Hello, ""Bo""\nbye"\r\n`);
    expect(String(members.get('messages.csv'))).toContain(`,bo,ada,'@ada\r\n`);
    expect(String(members.get('messages.csv'))).toContain(`${world.clock.now.toISOString()},ada,bo,`);
  });

  test('has no secret, and nothing private of other players [TM-06]', async () => {
    await fill();
    const carl = await world.aPlayer('carl');
    await aMessage(bo, carl, 'only for carl');

    const members = await download(ada);

    const text = [...members.values()].map(String).join('\n');
    for (const secret of [
      ada.token,
      password_hash,
      'webhook secret',
      'feed secret',
      'only for carl',
      'bio of bo',
    ])
      expect(text).not.toContain(secret);
  });

  test('reads long parts in pages, each row once [TM-06]', async () => {
    await world.aSet({ id: 1 });
    await world.anItemType({ id: 1, set_id: 1 });
    for (let number = 1; number <= 7; number += 1)
      await world.anItem({ item_type_id: 1, number, location: 'pouch', user_id: ada.id });
    const items = ARCHIVE_PARTS.find(({ name }) => name === 'items');
    const pages: unknown[][] = [];

    if (items)
      for await (const rows of readPart(world.db, items, { player: ada.id, rowsAtOnce: 3 })) pages.push(rows);

    expect(pages.map((rows) => rows.length)).toEqual([3, 3, 1]);
    expect(new Set(pages.flat().map((row) => (row as { number: number }).number)).size).toBe(7);
  });

  test('every part can be read, and continued after its first row', async () => {
    const failures: string[] = [];
    for (const part of ARCHIVE_PARTS) {
      try {
        for await (const _ of readPart(world.db, part, { player: ada.id, rowsAtOnce: 1 }));
      } catch (failure) {
        failures.push(`${part.name}: ${failure}`);
      }
    }

    expect(failures).toEqual([]);
  });
});

describe('a download', () => {
  test('needs the password', async () => {
    const response = await ask(ada, { password: 'guess' });

    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({ code: 'refused', reason: 'wrong_password' });
  });

  test('needs a login', async () => {
    expect((await ask({ ...ada, token: 'none' }, { password: 'honeycomb' })).statusCode).toBe(401);
  });

  test('is limited to ten an hour', async () => {
    for (let nth = 0; nth < downloadArchive.limit.calls; nth += 1) await ask(ada, {});

    expect((await ask(ada, { password: 'honeycomb' })).statusCode).toBe(429);
  });
});

async function fill() {
  const at = world.clock.now;
  const { db } = world;
  await db.updateTable('player').set({ bio: '=1+1' }).where('id', '=', ada.id).execute();
  await db.updateTable('player').set({ bio: 'bio of bo' }).where('id', '=', bo.id).execute();
  await world.aSet({ id: 1 });
  await world.anItemType({ id: 1, set_id: 1, name: 'Lamp' });
  await world.anItem({ item_type_id: 1, number: 7, location: 'pouch', user_id: ada.id });
  await aMessage(ada, bo, 'Hello, "Bo"\nbye');
  await aMessage(bo, ada, '@ada');
  await db
    .insertInto('webhook')
    .values({
      player_id: ada.id,
      url: 'https://a.example/',
      secret: Buffer.from('webhook secret'),
      created_at: at,
    })
    .execute();
  await db.insertInto('bell_player').values({ player_id: ada.id, feed_secret: 'feed secret' }).execute();
  await db
    .insertInto('player_picture')
    .values({ player_id: ada.id, key: 'k', image: Buffer.from('picture of ada'), changed_at: at })
    .execute();
}

async function aMessage(from: TestPlayer, to: TestPlayer, text: string) {
  const { message_id } = await world.db
    .insertInto('message')
    .values({ sender_id: from.id, recipient_id: to.id, text, created_at: world.clock.now })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const)
    await world.db
      .insertInto('conversation')
      .values({ player_id: one.id, other_id: other.id, last_message_id: message_id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

function ask(player: TestPlayer, payload: { password?: string; code?: string }) {
  return world.app.inject({
    method: 'POST',
    url: '/api/me/archive',
    headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': player.token },
    payload,
  });
}

async function download(player: TestPlayer): Promise<Map<string, Buffer>> {
  const response = await ask(player, { password: 'honeycomb' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/zip');
  expect(response.headers['content-disposition']).toContain('wallabee-ada.zip');
  return readMembers(response.rawPayload);
}
