import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { logEvents, type TestEvent } from '../../../../test/builders/logged-events.ts';
import { createMatchingWorld } from '../../../../test/builders/matching-world.ts';
import { BELL, BULB, CHEST, HIDDEN, type Scene, YETI } from '../../../../test/builders/search-scene.ts';
import type { TestPlayer } from '../../../../test/world.ts';

const matching = await createMatchingWorld();
const { world, worker, catalogue, happened, heardBy } = matching;
const { db, clock } = world;

let scene: Scene;
beforeEach(async () => {
  scene = await matching.aMatchingScene();
});

const anAlert = (row: Parameters<typeof matching.anAlert>[0], owner: TestPlayer = scene.ada) =>
  matching.anAlert(row, owner);
const heard = (player: TestPlayer = scene.ada) => heardBy(player);

/** Yeti #42 in the pouch of Ben, listed for 120, by Ben. */
const listed = (more: Partial<NonNullable<TestEvent['facts']>> = {}, item_id = 1_042): TestEvent => ({
  kind: 'market',
  item_id,
  facts: { item_type_id: YETI as never, number: 42, owner_id: scene.ben.id, price: 120, ...more } as never,
  player_ids: [scene.ben.id],
});
const dropped = (place_id: number, more: object = {}): TestEvent => ({
  kind: 'place',
  item_id: 1_042,
  facts: { item_type_id: YETI as never, number: 42, location: 'dropped', place_id, ...more } as never,
  player_ids: [scene.ben.id],
});

const released = (item_type_id: number): TestEvent => ({
  kind: 'release',
  item_type_id,
  data: { item_type_id, name: 'New', set: { id: 1, name: 'Attic' }, url: `/tools/item/${item_type_id}` },
});

describe('an alert on numbers [AL-01]', () => {
  test('rings with a sentence, is counted, and marks the event', async () => {
    const id = await anAlert({ subject: 'numbers', query: 'yeti number<100 status:market' });

    await happened(listed(), listed({ number: 142 }, 1_142));

    expect(await heard()).toEqual(['Mine: Yeti in Soft Focus #42 is on the Market for 120 honeycombs']);
    const row = await db.selectFrom('notification').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      kind: 'alerts',
      event: 'alert_matched',
      key: `alert:${id}:1042`,
      about: `alert:${id}`,
      url: `/tools/item/${YETI}/num/42`,
      picture: { of: 'item', id: YETI, number: 42 },
      alert_id: id,
      is_on_site: true,
      is_in_feed: true,
    });
    const alert = await db.selectFrom('alert').selectAll().executeTakeFirstOrThrow();
    expect(alert).toMatchObject({ matches: 1, last_rang_at: clock.now });
    const { rows } = await sql`select from event_log where matched_at is null`.execute(db);
    expect(rows).toEqual([]);
  });

  test('rings once for each number, also within one transaction', async () => {
    await anAlert({ subject: 'numbers', query: 'yeti' });

    await happened(listed(), listed({ price: 100 }));
    await happened(listed({ price: 90 }), listed({ number: 43 }, 1_043));

    expect(await heard()).toHaveLength(2);
  });

  test('does not ring for what its owner does', async () => {
    await anAlert({ subject: 'numbers', query: 'yeti' }, scene.ben);
    await anAlert({ subject: 'player', about_id: scene.ben.id }, scene.ben);

    await happened(listed());

    expect(await heard(scene.ben)).toEqual([]);
  });

  test('does not ring for what happened before it was made', async () => {
    await anAlert({ subject: 'numbers', query: 'yeti' });

    await happened({ ...listed(), at: new Date(clock.now.getTime() - 1_000) });

    expect(await heard()).toEqual([]);
  });

  test('follows its changes: a new query, a pause, an end', async () => {
    const id = await anAlert({ subject: 'numbers', query: 'bell' });
    await happened(listed());
    const change = (row: object) => db.updateTable('alert').set(row).where('alert_id', '=', id).execute();

    await change({ query: 'yeti' });
    await happened(listed());
    expect(await heard()).toHaveLength(1);

    await change({ is_paused: true });
    await happened(listed({}, 1_043));
    await change({ is_paused: false });
    await happened(listed({}, 1_044));
    expect(await heard()).toHaveLength(2);

    await db.deleteFrom('alert').execute();
    await happened(listed({}, 1_045));
    expect(await heard()).toHaveLength(2);
  });

  test('follows the saved numbers of its owner', async () => {
    await anAlert({ subject: 'numbers', query: 'beats:me' }, scene.ben);
    const found = (item_id: number): TestEvent => ({
      ...listed({ owner_id: scene.cleo.id, number: 50 }, item_id),
      player_ids: [scene.cleo.id],
    });
    await happened(found(1));
    expect(await heard(scene.ben)).toHaveLength(1);

    const saved = await world.anItem({
      item_type_id: YETI,
      number: 20,
      location: 'saved',
      user_id: scene.ben.id,
    });
    const saving = { item_id: saved.item_id, player_ids: [scene.ben.id] };
    const facts = { item_type_id: YETI, number: 20, owner_id: scene.ben.id } as never;
    await happened({ kind: 'saved', ...saving, facts: { ...(facts as object), location: 'saved' } as never });
    await happened(found(2));
    expect(await heard(scene.ben)).toHaveLength(1);

    await db.updateTable('item').set({ location: 'pouch' }).where('item_id', '=', saved.item_id).execute();
    await happened({ kind: 'saved', ...saving, facts });
    await happened(found(3));
    expect(await heard(scene.ben)).toHaveLength(2);
  });

  test('follows names that others take', async () => {
    await anAlert({ subject: 'numbers', query: 'owner:zoe' });
    await happened(listed());
    await db.updateTable('player').set({ username: 'zoe' }).where('id', '=', scene.ben.id).execute();

    await worker.readAgeing();
    await happened(listed());

    expect(await heard()).toHaveLength(1);
  });

  test('says of a hidden item only that it is new', async () => {
    await anAlert({ subject: 'numbers', query: 'number<100' });
    await anAlert({ subject: 'numbers', query: 'status:pouch number<100' });
    const facts = {
      item_type_id: HIDDEN,
      number: 7,
      is_hidden: true,
      owner_id: scene.ben.id,
      price: 5,
    } as never;

    await happened({ kind: 'market', item_id: 1_007, facts, player_ids: [scene.ben.id] });
    expect(await heard()).toEqual([]);
    await happened({ kind: 'new_item', item_id: 1_007, facts, player_ids: [] });

    expect(await heard()).toEqual(['Mine: ? #7 is new']);
  });
});

describe('an alert about one thing [AL-01]', () => {
  test('on a set rings for its numbers and new items', async () => {
    await anAlert({ subject: 'set', about_id: 1, query: '' });
    await anAlert({ subject: 'set', about_id: 2, query: 'number<10' });

    await happened(listed(), listed({ item_type_id: BELL as never }, 1_043));
    await happened(released(BULB));
    await happened(released(CHEST));

    expect(await heard()).toEqual([
      'Mine: Yeti in Soft Focus #42 is on the Market for 120 honeycombs',
      'Mine: Bulb on a Long Cord has been released',
    ]);
  });

  test('on a number rings for every move', async () => {
    await anAlert({ subject: 'number', about_id: 1_042 });

    await happened(listed(), listed({}, 1_043), dropped(scene.liberty));
    await happened(dropped(scene.museum, { is_hidden: true }));

    expect(await heard()).toEqual([
      'Mine: Yeti in Soft Focus #42 is on the Market for 120 honeycombs',
      'Mine: Yeti in Soft Focus #42 lies at Liberty, London',
    ]);
  });

  test('on a place rings for what arrives', async () => {
    await anAlert({ subject: 'place', about_id: scene.liberty, query: 'number<100' });

    await happened(dropped(scene.museum), { ...dropped(scene.liberty), kind: 'changed' });
    await happened(dropped(scene.liberty, { number: 142 }));
    expect(await heard()).toEqual([]);
    await happened(dropped(scene.liberty));

    expect(await heard()).toEqual(['Mine: Yeti in Soft Focus #42 lies at Liberty, London']);
  });

  test('on a player rings for their numbers and finished sets', async () => {
    await anAlert({ subject: 'player', about_id: scene.ben.id });
    await anAlert({ subject: 'player', about_id: scene.ben.id, query: 'number<10' });
    const set = { set: { id: 1, name: 'Up the Attic Ladder' }, number: 12 };
    const data = { ...set, url: '/tools/sets/1', player: { id: scene.ben.id, name: 'Ben Alder' } };

    await happened(listed({ price: null }), listed({ price: null }));
    await happened({ kind: 'set', data, player_ids: [scene.ben.id] });

    expect(await heard()).toEqual([
      'Mine: Yeti in Soft Focus #42 is in the pouch of Ben Alder',
      'Mine: Yeti in Soft Focus #42 is in the pouch of Ben Alder',
      'Mine: Ben Alder finished Up the Attic Ladder as number 12',
    ]);
  });
});

describe('an alert on items [AL-01]', () => {
  test('rings when a type that it finds is released', async () => {
    await anAlert({ subject: 'items', query: 'kite' });
    await worker.workOff();
    await world.anItemType({ id: 777, set_id: 1, name: 'Paper Kite' });
    await catalogue.reload();
    await logEvents(db, [released(777)], clock.now);

    await worker.workOff();
    expect(await heard()).toEqual([]);
    await worker.readAll();
    await worker.workOff();

    expect(await heard()).toEqual(['Mine: Paper Kite has been released']);
    await happened(released(777));
    expect(await heard()).toHaveLength(1);
  });

  test('rings when a new number makes a type match, and not for types that match already', async () => {
    await anAlert({ subject: 'items', query: 'yeti issued>=50' });
    await anAlert({ subject: 'items', query: 'yeti issued<1000' });
    const made = (number: number): TestEvent => ({
      kind: 'new_item',
      item_id: 2_000 + number,
      facts: { item_type_id: YETI as never, number },
      player_ids: [scene.ben.id],
    });

    await happened(made(49));
    expect(await heard()).toEqual([]);
    await happened(made(50), made(51));

    expect(await heard()).toEqual(['Mine: Yeti in Soft Focus now has 50 numbers']);
  });
});
