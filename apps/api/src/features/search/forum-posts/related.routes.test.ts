import { listRelatedThreads } from '@wallabee/contract/forums/related';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../../test/builders/forum-builders.ts';
import { aScene, HIDDEN, YETI } from '../../../../test/builders/search-scene.ts';
import { createTestWorld, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);

async function related(as: TestPlayer, query: { item?: number; set?: number }): Promise<string[]> {
  await world.caughtUp();
  const { threads } = (await world.call(listRelatedThreads, { as, query: query as never })).json();
  return threads.map(({ title }: { title: string }) => title);
}

async function aTalk() {
  const { ada, ben } = await aScene(world);
  const forum_id = await aForum();
  await aForum({ id: 23, visible_to: 'staff' });
  const at = (hour: number) => ({ latest_at: `2026-05-01T0${hour}:00:00Z` });
  const by = { forum_id, author_id: ben.id };
  const { name } = await world.db
    .selectFrom('item_type')
    .select('name')
    .where('id', '=', YETI)
    .executeTakeFirstOrThrow();
  await aThread({ ...by, title: 'About it', item_type_id: YETI, ...at(1) });
  const card = await aThread({ ...by, title: 'With a card', texts: [], ...at(2) });
  const text_id = await aPost({ thread_id: card, author_id: ben.id, text: '[It #4]' });
  await world.db
    .insertInto('living_card')
    .values({ text_kind: 'post', text_id, words: 'It #4', item_type_id: YETI, was_own: false })
    .execute();
  await aThread({ ...by, title: 'In words', texts: [`Who has a ${name.toUpperCase()}, please?`], ...at(3) });
  await aThread({ ...by, title: `More than ${name}`, ...at(4) });
  await aThread({ ...by, title: 'Nothing of it', ...at(5) });
  await aThread({ forum_id: 23, author_id: ben.id, title: `Hidden ${name}`, ...at(6) });
  return { ada, name };
}

describe('GET forum/related', () => {
  test('lists the threads that name an item type, the newest first [FX-05]', async () => {
    const { ada, name } = await aTalk();
    expect(await related(ada, { item: YETI })).toEqual([
      `More than ${name}`,
      'In words',
      'With a card',
      'About it',
    ]);
  });

  test('lists the threads about what is in a set [FX-05]', async () => {
    const { ada } = await aTalk();
    const { set_id } = await world.db
      .selectFrom('item_type')
      .select('set_id')
      .where('id', '=', YETI)
      .executeTakeFirstOrThrow();
    expect(await related(ada, { set: set_id })).toEqual(['With a card', 'About it']);
  });

  test('lists hidden forums only to players who see them, and never a removed post [FX-05]', async () => {
    const { name } = await aTalk();
    const staff = await aMember({ account_type: 'staff' });
    await world.db
      .updateTable('forum_post')
      .set({ is_removed: true })
      .where('text', '=', '[It #4]')
      .execute();
    const titles = await related(staff, { item: YETI });
    expect(titles[0]).toBe(`Hidden ${name}`);
    expect(titles).not.toContain('With a card');
  });

  test('leaves out similar words, merged threads and threads about it in hidden forums [FX-05]', async () => {
    const { ada, name } = await aTalk();
    const by = { forum_id: 4, author_id: ada.id };
    await aThread({ ...by, title: `${name.split(' ').reverse().join(' or ')}s` });
    await aThread({ ...by, forum_id: 23, title: 'Secret', item_type_id: YETI });
    const into = await aThread({ ...by, title: 'The other one' });
    await aThread({ ...by, title: 'Merged', item_type_id: YETI, merged_into: into });

    expect(await related(ada, { item: YETI })).toEqual([
      `More than ${name}`,
      'In words',
      'With a card',
      'About it',
    ]);
  });

  test('does not reveal an undiscovered item [FX-05]', async () => {
    const { ada } = await aTalk();
    await world.db.updateTable('forum_thread').set({ item_type_id: HIDDEN }).execute();
    expect(await related(ada, { item: HIDDEN })).toEqual([]);
  });

  test.each([
    { query: {}, status: 400 },
    { query: { item: 'yeti' }, status: 400 },
    { query: { item: 999_999 }, status: 404 },
    { query: { set: 999_999 }, status: 404 },
  ])('answers $query with $status [FX-05]', async ({ query, status }) => {
    const ada = await aMember();
    const response = await world.call(listRelatedThreads, { as: ada, query: query as never });
    expect(response.statusCode).toBe(status);
  });
});
