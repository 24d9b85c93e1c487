import { markRead, type Notification } from '@wallabee/contract/bell/notification';
import { readHive } from '@wallabee/contract/hive/hive';
import { listPlans, type NearSet } from '@wallabee/contract/plan/plan';
import { expect, test } from 'vitest';
import { bellBuilders } from '../../../test/builders/bell-world.ts';
import { createPlanWorld, NEARBY, START } from '../../../test/builders/plan-world.ts';
import type { TestPlayer } from '../../../test/world.ts';

const { world } = await createPlanWorld();
const { aPerson, aNotice, ring } = bellBuilders(world);

const hive = async (as: TestPlayer, query: object = START) =>
  (await world.call(readHive, { as, query: query as never })).json();

test('a new player has an empty hive [PN-06]', async () => {
  const robin = await world.aPlayer('robin');

  expect(await hive(robin, {})).toMatchObject({
    waiting: [],
    waiting_total: 0,
    new_types: [],
    new_total: 0,
    lower: [],
    lower_total: 0,
    sets: [],
    post: [],
    unread: 0,
    alerts: [],
    achievements: [],
    start: null,
  });
});

test('new types that are missing come newest first, with the cheapest way [PN-06]', async () => {
  const robin = await world.aPlayer('robin');
  await world.aSet({ id: 40 });
  const daysAgo = (days: number) => new Date(world.clock.now.getTime() - days * 86_400_000).toISOString();
  const row = { set_id: 40, store_cost: 35 };
  const newer = await world.anItemType({ ...row, name: 'Geese', released_at: daysAgo(2) });
  const older = await world.anItemType({ ...row, name: 'Duck', released_at: daysAgo(80) });
  await world.anItemType({ ...row, name: 'Swan', released_at: daysAgo(100) });
  await world.anItemType({ ...row, name: 'Egg', released_at: daysAgo(-1) });
  const has = await world.anItemType({ ...row, name: 'Hen', released_at: daysAgo(1) });
  await world.anItem({ item_type_id: has, location: 'saved', user_id: robin.id });

  const { new_types, new_total } = await hive(robin);

  expect(new_types).toMatchObject([
    { item: { item_type_id: newer }, way: { kind: 'store', honeycombs: 35 } },
    { item: { item_type_id: older } },
  ]);
  expect(new_total).toBe(2);
});

test('sets with one to three gaps come with the way to each gap, the nearest first [PN-06]', async () => {
  const robin = await world.aPlayer('robin');
  for (const [id, saved, missing] of [
    [40, 3, 2],
    [41, 2, 1],
    [42, 5, 1],
    [43, 5, 4],
    [44, 0, 1],
    [45, 2, 0],
  ] as const) {
    await world.aSet({ id, name: `Set ${id}` });
    for (let nth = 0; nth < saved + missing; nth++) {
      const item_type_id = await world.anItemType({ set_id: id, store_cost: 10 * id });
      if (nth < saved) await world.anItem({ item_type_id, location: 'saved', user_id: robin.id });
    }
  }

  const { sets } = await hive(robin);
  expect(sets).toMatchObject([
    { id: 42, found: 5, size: 6, gaps: [{ way: { kind: 'store', honeycombs: 420 } }] },
    { id: 41, gaps: [{}] },
    { id: 40, gaps: [{}, {}] },
  ]);

  const plans = (await world.call(listPlans, { as: robin, query: {} })).json();
  expect(plans.sets.map(({ id, gaps }: NearSet) => [id, gaps.length])).toEqual([
    [42, 1],
    [41, 1],
    [40, 2],
    [43, 0],
    [44, 0],
  ]);
});

test('lower numbers near the start are counted and the best are shown [PN-06]', async () => {
  const robin = await world.aPlayer('robin');
  await world.aSet({ id: 40 });
  const place_id = await world.aPlace(NEARBY);
  const types: number[] = [];
  for (let nth = 0; nth < 6; nth++) types.push(await world.anItemType({ set_id: 40 }));
  for (const [nth, item_type_id] of types.entries()) {
    if (nth > 0) await world.anItem({ item_type_id, location: 'saved', user_id: robin.id, number: 9_000 });
    await world.anItem({ item_type_id, location: 'dropped', place_id, number: 10 ** (nth % 4) + 1 });
  }

  const { lower, lower_total } = await hive(robin);

  expect(lower_total).toBe(5);
  expect(lower).toHaveLength(4);
  expect(lower[0]).toMatchObject({ number: 2, gain: 'single_digit', beats: 9_000 });
});

test('achievements that lack the least come first; unread conversations are counted [PN-06]', async () => {
  const [robin, zoe] = [await world.aPlayer('robin'), await world.aPlayer('zoe')];
  await world.db
    .insertInto('achievement')
    .values(
      [
        { id: 1, target: 100, counts: 'mixed' },
        { id: 2, target: 10, counts: 'foraged' },
        { id: 3, target: 10, counts: 'dropped' },
        { id: 4, target: 5, counts: 'picked_up' },
      ].map((row) => ({
        ...row,
        slug: `badge-${row.id}`,
        name: `Badge ${row.id}`,
        description: 'Do it.',
        description_earned: 'Done.',
        hue: 40,
        icon: 'bread',
      })),
    )
    .execute();
  for (const [counts, value] of [
    ['mixed', 96],
    ['foraged', 9],
    ['picked_up', 5],
  ] as const)
    await world.db.insertInto('player_counter').values({ player_id: robin.id, counts, value }).execute();
  await world.db
    .insertInto('player_achievement')
    .values({ player_id: robin.id, achievement_id: 4, awarded_at: '2016-05-01T00:00:00Z' })
    .execute();
  await world.catalogue.reload();
  await world.befriend(robin, zoe);
  const { message_id } = await world.db
    .insertInto('message')
    .values({
      sender_id: zoe.id,
      recipient_id: robin.id,
      text: 'And now?',
      created_at: '2016-05-01T00:00:00Z',
    })
    .returning('message_id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('conversation')
    .values({ player_id: robin.id, other_id: zoe.id, last_message_id: message_id, unread: 2 })
    .execute();

  const answer = await hive(robin);

  expect(answer.achievements).toMatchObject([
    { id: 1, left: 4, percentage: 96 },
    { id: 2, left: 1, percentage: 90 },
  ]);
  expect(answer.post).toMatchObject([{ user: { id: zoe.id }, text: 'And now?', unread: 2 }]);
  expect(answer.unread).toBe(1);
});

test('the newest unread notifications of alerts come with the hive, and of no other kind [PN-06, AL-02]', async () => {
  const ada = await aPerson('ada');
  const found = (text: string) =>
    aNotice(ada, { kind: 'alerts', about: text, parts: [{ is: 'text', text, url: null }] });
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five']) await ring(found(text));
  await ring(aNotice(ada, { kind: 'messages' }));

  const { alerts } = await hive(ada, {});
  expect(alerts.map(({ words }: Notification) => words)).toEqual(['Five', 'Four', 'Three']);

  await world.call(markRead, { as: ada, body: { ids: [alerts[0]?.id as never] } });
  expect((await hive(ada, {})).alerts.map(({ words }: Notification) => words)).toEqual([
    'Four',
    'Three',
    'Two',
  ]);
});
