import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { suggest } from '@wallabee/contract/search/suggest';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { plansOf } from '../../../test/checks/query-plans.ts';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../test/world.ts';
import { selectLastMoved } from './suggest.queries.ts';

const world = await createTestWorld();
const { aForum, aThread, aPost, aMember } = forumBuilders(world.db, world.aPlayer);

async function ask(q: string, as?: TestPlayer) {
  const response = await world.call(suggest, { query: { q }, ...(as && { as }) });
  expect(response.statusCode).toBe(200);
  return suggest.response.parse(response.json());
}

const labels = async (q: string) => (await ask(q)).jumps.map(({ label }) => label);

async function kinds(q: string, as?: TestPlayer) {
  const { groups } = await ask(q, as);
  return groups.map(({ kind, count, results }) => {
    const names = results.map((result) => (result.kind === 'threads' ? result.title : result.name));
    return `${kind} ${count}: ${names.join(', ')}`;
  });
}

async function aYeti() {
  await world.aSet({ id: 25, name: 'Unique Items' });
  await world.aSet({ id: 42, name: 'The Night Shift' });
  const yeti = await world.anItemType({ set_id: 25, name: 'Yeti in Soft Focus', description: 'Blurred.' });
  const tracks = await world.anItemType({ set_id: 42, name: 'Tracks', description: 'Left by a yeti.' });
  const hidden = await world.anItemType({ set_id: 42, name: '?', description: 'A yeti.' });
  return { yeti, tracks, hidden };
}

describe('jumps [QL-08]', () => {
  test.each(['yeti 3', 'yeti #3', '#3 yeti', 'ytei 3', 'YETI  3'])(
    '%s is a number of the item',
    async (q) => {
      const { yeti } = await aYeti();
      for (let number = 1; number <= 3; number += 1) await world.anItem({ item_type_id: yeti, number });

      const { jumps } = await ask(q);

      expect(jumps.map(({ kind, label, url }) => ({ kind, label, url }))).toEqual([
        { kind: 'numbers', label: 'Yeti in Soft Focus #3', url: `/tools/item/${yeti}/num/3` },
      ]);
      expect(jumps[0]?.result).toMatchObject({
        kind: 'numbers',
        number: 3,
        class: 'sd',
        status: 'mixing_pool',
      });
    },
  );

  test('a number that has not been issued leads to the item', async () => {
    await aYeti();

    expect(await ask('yeti 42')).toMatchObject({
      jumps: [],
      groups: [{ kind: 'items', count: 2, results: [{ name: 'Yeti in Soft Focus' }, { name: 'Tracks' }] }],
    });
  });

  test('a number alone is that of the items that moved last, without the hidden ones', async () => {
    const { yeti, tracks, hidden } = await aYeti();
    await world.anItem({ item_type_id: yeti, number: 7, changed_at: '2026-01-01T00:00:00Z' });
    await world.anItem({ item_type_id: tracks, number: 7, changed_at: '2026-02-01T00:00:00Z' });
    await world.anItem({ item_type_id: hidden, number: 7, changed_at: '2026-03-01T00:00:00Z' });

    expect(await labels('#7')).toEqual(['Tracks #7', 'Yeti in Soft Focus #7']);
    expect(await labels('7')).toEqual(['Tracks #7', 'Yeti in Soft Focus #7']);
    expect(await labels('8')).toEqual([]);
  });

  test('beyond the jumps, numbers are a group with all of them', async () => {
    await world.aSet({ id: 40 });
    for (let count = 0; count < 8; count += 1) {
      const type = await world.anItemType({ set_id: 40, name: `Pebble of Kind ${'abcdefgh'[count]}` });
      await world.anItem({ item_type_id: type, number: 5 });
    }
    const { jumps, groups } = await ask('pebble 5');

    expect(jumps).toHaveLength(3);
    expect(groups.map(({ kind, count, results }) => [kind, count, results.length])).toEqual([
      ['items', 8, 3],
      ['numbers', 8, 3],
    ]);
  });

  test('whole names are jumps', async () => {
    await aYeti();
    await world.aPlace({ name: 'Tower Bridge' });
    await world.aPlayer('mossy_lantern');

    expect(await labels('tower bridge')).toEqual(['Tower Bridge']);
    expect(await labels('night shift')).toEqual(['The Night Shift']);
    expect(await labels('mossy_lantern')).toEqual(['mossy_lantern']);
    expect(await labels('yeti in soft focus')).toEqual(['Yeti in Soft Focus']);
    expect(await labels('tower')).toEqual([]);
  });
});

describe('groups [QL-06]', () => {
  test('come in the order of the tabs, each with its count and why it is there', async () => {
    await aYeti();
    await world.aSet({ id: 43, name: 'Yetis at Work' });
    await world.aPlayer('yeti_fan');
    await world.aPlace({ name: 'Yeti Rock' });

    const { groups } = await ask('yet');

    expect(groups).toMatchObject([
      {
        kind: 'items',
        count: 1,
        results: [
          { name: 'Yeti in Soft Focus', set_name: 'Unique Items', why: null, marks: [{ from: 0, to: 3 }] },
        ],
      },
      { kind: 'sets', count: 1, results: [{ name: 'Yetis at Work', item_count: 0 }] },
      { kind: 'players', count: 1, results: [{ username: 'yeti_fan', marks: [{ from: 0, to: 3 }] }] },
      { kind: 'places', count: 1, results: [{ name: 'Yeti Rock', city: 'Saltby' }] },
    ]);
    expect(await ask('42')).toMatchObject({
      groups: [{ kind: 'sets', results: [{ name: 'The Night Shift', why: 'Set 42, 2 items' }] }],
    });
    expect(await ask('blurred')).toMatchObject({
      groups: [{ kind: 'items', results: [{ why: 'Blurred.' }] }],
    });
  });

  test('show threads to players who see their forum, and the FAQ to everybody', async () => {
    await aForum({ id: 4 });
    await aForum({ id: 14, visible_to: 'keepers' });
    const [ada, keeper] = [await aMember(), await aMember({ account_type: 'beekeeper' })];
    const open = await aThread({ forum_id: 4, author_id: ada.id, title: 'Pouch envy', texts: ['Hello.'] });
    await aPost({ thread_id: open, author_id: ada.id, text: 'My pouch is full of narwhals.' });
    await aThread({ forum_id: 14, author_id: keeper.id, title: 'Pouch policy', texts: ['Quietly.'] });

    const faq = 'How do I get more pouch space?';
    expect(await kinds('pouch')).toEqual([`threads 1: ${faq}`]);
    expect(await kinds('pouch space')).toEqual([`threads 1: ${faq}`]);
    expect(await kinds('pouch envy', ada)).toEqual(['threads 1: Pouch envy']);
    expect(await kinds('pouch policy', ada)).toEqual([]);
    expect(await kinds('pouch policy', keeper)).toEqual(['threads 1: Pouch policy']);
    expect((await ask('narwhal', ada)).groups[0]?.results[0]).toMatchObject({
      source: 'thread',
      title: 'Pouch envy',
      excerpt: 'My pouch is full of narwhals.',
      excerpt_marks: [{ from: 20, to: 28 }],
      forum: { id: 4 },
      url: expect.stringMatching(`^/forums/4/0/${open}/0#post-`),
    });
  });

  test.each(['set:attic number<9', '-yeti', 'a or b', '(', ':', '"', '💥', '%', '\\'])(
    '%s names nothing',
    async (q) => {
      expect(await ask(q)).toEqual({ jumps: [], groups: [] });
    },
  );

  test.each(['', '?q=', '?q=%20', `?q=${'a'.repeat(501)}`])(
    'suggest%s is bad input [ER-03]',
    async (ending) => {
      const headers = { 'x-wallabee-api-key': TEST_KEY };
      const response = await world.app.inject({ url: `/api/search/suggest${ending}`, headers });

      expect(response.statusCode).toBe(400);
      expect(response.json().error).toMatch(/q \w+/);
    },
  );
});

test('a number alone is found by an index', async () => {
  await world.aSet({ id: 40 });
  const type = await world.anItemType({ set_id: 40, name: 'Pebble' });
  await sql`insert into item (item_type_id, number, location, created_at, changed_at)
    select ${type}, n, 'mixing_pool', now(), now() from generate_series(1, 5000) n`.execute(world.db);
  await sql`analyze item`.execute(world.db);

  const query = selectLastMoved(world.db, { number: 7, undiscovered: [ItemTypeId.parse(9)], most: 6 });

  for (const plan of await plansOf(world.db, query))
    expect(plan).toContain('"Index Name":"item_number_of_all"');
});
