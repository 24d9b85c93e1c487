import {
  type Alert,
  changeAlert,
  deleteAlert,
  listAlerts,
  makeAlert,
  readAlert,
} from '@wallabee/contract/alerts/alert';
import { MOST_ALERTS } from '@wallabee/contract/alerts/alert-limits';
import { AlertId } from '@wallabee/contract/protocol/ids';
import { beforeEach, describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { aScene, HIDDEN, type Scene, YETI } from '../../../test/builders/search-scene.ts';
import { createTestWorld, type TestPlayer } from '../../../test/world.ts';

const world = await createTestWorld();
const { aForum, aThread } = forumBuilders(world.db, world.aPlayer);

let scene: Scene;
beforeEach(async () => {
  scene = await aScene(world);
});

const make = (body: object, as: TestPlayer = scene.ada) => world.call(makeAlert, { as, body: body as never });
const change = (id: number, body: object, as = scene.ada) =>
  world.call(changeAlert, { as, params: { alertId: AlertId.parse(id) }, body: body as never });
const of = (id: number) => ({ params: { alertId: AlertId.parse(id) } });

async function made(body: object): Promise<Alert> {
  const response = await make(body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

async function list(as = scene.ada): Promise<Alert[]> {
  return (await world.call(listAlerts, { as })).json().alerts;
}

async function itemOf(item_type_id: number, number: number): Promise<number> {
  const { item_id } = await world.db
    .selectFrom('item')
    .select('item_id')
    .where('item_type_id', '=', item_type_id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return item_id;
}

async function aWebhook({ id }: TestPlayer): Promise<number> {
  const { webhook_id } = await world.db
    .insertInto('webhook')
    .values({
      player_id: id,
      url: 'https://example.com',
      secret: Buffer.from('s'),
      created_at: world.clock.now,
    })
    .returning('webhook_id')
    .executeTakeFirstOrThrow();
  return webhook_id;
}

describe('an alert on a query [AL-01]', () => {
  test('is made with its words as its name and the usual ways', async () => {
    const alert = await made({ of: 'numbers', q: 'yeti number<100 status:market' });

    expect(alert).toEqual({
      id: expect.any(Number),
      of: 'numbers',
      about: null,
      q: 'yeti number<100 status:market',
      words: 'Numbers below 100 with “yeti”, on the Market',
      name: 'Numbers below 100 with “yeti”, on the Market',
      ways: { site: true, push: true, feed: true, webhook_id: null },
      paused: false,
      mistake: null,
      created_at: world.clock.now.toISOString(),
      last_rang_at: null,
      matches: 0,
    });
    expect((await world.call(readAlert, { as: scene.ada, ...of(alert.id) })).json()).toEqual(alert);
  });

  test('says items or numbers, as it is about one of them', async () => {
    expect((await made({ of: 'items', q: 'yeti' })).words).toBe('Items with “yeti”');
    expect((await made({ of: 'numbers', q: 'yeti' })).words).toBe('Numbers with “yeti”');
    expect((await made({ of: 'numbers', q: 'is:retired' })).words).toBe('Numbers of retired items');
  });

  test('with a long query has a name that is cut', async () => {
    const { name } = await made({ of: 'numbers', q: `yeti or "${'long word '.repeat(15)}"` });

    expect(name).toHaveLength(80);
    expect(name).toMatch(/…$/);
  });

  test('is made once for an idempotency key', async () => {
    const body = { of: 'items', q: 'yeti' } as const;
    const send = () =>
      world.app.inject({
        method: 'POST',
        url: '/api/me/alerts',
        headers: {
          'x-wallabee-api-key': 'test-key-0001',
          'x-user-token': scene.ada.token,
          'idempotency-key': 'the-same',
        },
        payload: body,
      });

    const first = await send();
    expect((await send()).json()).toEqual(first.json());
    expect(await list()).toHaveLength(1);
  });

  test.each([
    [{ of: 'numbers' }, 'q', /word or a filter/],
    [{ of: 'items', q: 'sort:newest' }, 'q', /word or a filter/],
    [{ of: 'items', q: 'number<100' }, 'q', /alert on numbers/],
    [{ of: 'numbers', q: 'colour:red' }, 'q', /colour/],
    [{ of: 'numbers', q: 'set:atic' }, 'q', /no set “atic”.+Did you mean/],
    [{ of: 'numbers', q: 'owner:99999999' }, 'q', /no player.+Change the query/],
    [{ of: 'items', q: 'yeti', about_id: 1 }, 'about_id', /left out/],
    [{ of: 'set' }, 'about_id', /id of the set/],
    [{ of: 'place', q: 'yeti' }, 'about_id', /id of the place/],
  ])('%j is refused', async (body, field, why) => {
    const response = await make(body);

    expect(response.statusCode).toBe(400);
    expect(response.json().fields[field]).toMatch(why);
    expect(await list()).toEqual([]);
  });
});

describe('an alert about one thing [AL-01]', () => {
  test('names the thing', async () => {
    const forum = await aForum();
    const thread = await aThread({ forum_id: forum, author_id: scene.ben.id, title: 'Swap?' });
    const asked = [
      { of: 'set', about_id: 1 },
      { of: 'set', about_id: 1, q: 'beats:me' },
      { of: 'number', about_id: await itemOf(YETI, 2) },
      { of: 'place', about_id: scene.museum },
      { of: 'place', about_id: scene.museum, q: 'number<100' },
      { of: 'player', about_id: scene.ben.id },
      { of: 'player', about_id: scene.ben.id, q: 'status:market' },
      { of: 'thread', about_id: thread },
    ];
    for (const body of asked) await made(body);

    expect((await list()).reverse().map(({ words, about }) => [words, about?.url])).toEqual([
      ['New items and all numbers of the set Up the Attic Ladder', '/tools/sets/1/sub'],
      ['Numbers of the set Up the Attic Ladder beating yours', '/tools/sets/1/sub'],
      ['Every move of Yeti in Soft Focus #2', `/tools/item/${YETI}/num/2`],
      ['Numbers that arrive at Writers Hall, Edinburgh', `/tools/place/${scene.museum}`],
      ['Numbers that arrive at Writers Hall, Edinburgh, below 100', `/tools/place/${scene.museum}`],
      [
        'What happens to the numbers of Ben Alder, and sets that Ben Alder finishes',
        `/tools/profile/${scene.ben.id}/bio`,
      ],
      [
        'What happens to the numbers of Ben Alder, only: numbers on the Market',
        `/tools/profile/${scene.ben.id}/bio`,
      ],
      ['New posts in “Swap?”', `/forums/4/0/${thread}/0`],
    ]);
  });

  test('takes no query where it is about a thread', async () => {
    const thread = await aThread({ forum_id: await aForum(), author_id: scene.ben.id });

    const response = await make({ of: 'thread', about_id: thread, q: 'yeti' });

    expect(response.statusCode).toBe(400);
    expect(response.json().fields.q).toMatch(/left out/);
  });

  test('is refused where there is no such thing, or the player may not see it', async () => {
    const hidden = await aForum({ id: 50, visible_to: 'staff' });
    const thread = await aThread({ forum_id: hidden, author_id: scene.ben.id, title: 'Secret' });
    const asked = [
      { of: 'thread', about_id: thread },
      { of: 'number', about_id: await itemOf(HIDDEN, 1) },
      ...['set', 'number', 'place', 'player', 'thread'].flatMap((subject) => [
        { of: subject, about_id: 99_999 },
        { of: subject, about_id: Number.MAX_SAFE_INTEGER },
      ]),
    ];

    for (const body of asked) expect((await make(body)).statusCode, JSON.stringify(body)).toBe(404);
  });

  test('says when the thing or a name of its query is gone, and shows no title of it', async () => {
    const forum = await aForum();
    await made({
      of: 'thread',
      about_id: await aThread({ forum_id: forum, author_id: scene.ben.id, title: 'Swap?' }),
    });
    await made({ of: 'numbers', q: 'owner:cleo' });
    await world.db.updateTable('forum').set({ visible_to: 'staff' }).where('id', '=', forum).execute();
    await world.db
      .updateTable('player')
      .set({ username: 'other', name: 'Other' })
      .where('id', '=', scene.cleo.id)
      .execute();

    const [named, ofThread] = await list();

    expect(named?.mistake).toBe('There is no player “cleo”.');
    expect(ofThread).toMatchObject({ mistake: 'This thread is no longer there.', about: { url: '/alerts' } });
    expect(ofThread?.words).not.toContain('Swap?');
  });
});

describe('the alerts of a player', () => {
  test('are listed newest first, changed, paused and deleted', async () => {
    const first = await made({ of: 'items', q: 'yeti', name: 'Yetis' });
    const second = await made({ of: 'numbers', q: '#7' });
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id]);

    const changed = (await change(first.id, { q: 'bell', paused: true, ways: { push: false } })).json();
    expect(changed).toEqual({
      ...first,
      q: 'bell',
      words: 'Items with “bell”',
      paused: true,
      ways: { ...first.ways, push: false },
    });
    expect((await change(first.id, {})).json()).toEqual(changed);
    expect((await change(second.id, { q: '#8' })).json().name).toBe('Number 8');
    const named = (await change(first.id, { name: 'Bells', paused: false })).json();
    expect(named).toMatchObject({ name: 'Bells', q: 'bell', paused: false });

    expect((await world.call(deleteAlert, { as: scene.ada, ...of(first.id) })).json()).toEqual({
      success: true,
    });
    expect((await world.call(deleteAlert, { as: scene.ada, ...of(first.id) })).statusCode).toBe(404);
    expect((await list()).map(({ id }) => id)).toEqual([second.id]);
  });

  test('of a query cannot be emptied, or changed to one with a mistake', async () => {
    const { id } = await made({ of: 'numbers', q: '#7' });

    for (const q of ['', 'colour:red']) expect((await change(id, { q })).statusCode).toBe(400);
    expect((await list())[0]?.q).toBe('#7');
  });

  test('are out of reach for others', async () => {
    const { id } = await made({ of: 'numbers', q: '#7' });

    const as = scene.ben;
    expect(await list(as)).toEqual([]);
    expect((await world.call(readAlert, { as, ...of(id) })).statusCode).toBe(404);
    expect((await change(id, { name: 'Mine' }, as)).statusCode).toBe(404);
    expect((await world.call(deleteAlert, { as, ...of(id) })).statusCode).toBe(404);
    expect((await list())[0]?.name).toBe('Number 7');
  });

  test('are sent to a webhook of the same player only', async () => {
    const [own, others] = [await aWebhook(scene.ada), await aWebhook(scene.ben)];
    const { id, ways } = await made({ of: 'numbers', q: '#7', ways: { webhook_id: own, site: false } });
    expect(ways).toEqual({ site: false, push: true, feed: true, webhook_id: own });

    expect((await make({ of: 'numbers', q: '#8', ways: { webhook_id: others } })).statusCode).toBe(404);
    expect((await change(id, { ways: { webhook_id: others } })).statusCode).toBe(404);
    expect((await change(id, { ways: { webhook_id: null } })).json().ways.webhook_id).toBeNull();
  });

  test(`are ${MOST_ALERTS} at most, also when many are made at once`, async () => {
    const row = { player_id: scene.ada.id, subject: 'items', query: 'yeti', name: 'Yetis', by_site: true };
    const rows = Array.from({ length: MOST_ALERTS - 2 }, () => ({
      ...row,
      by_push: false,
      by_feed: false,
      created_at: world.clock.now,
    }));
    await world.db.insertInto('alert').values(rows).execute();

    const answers = await Promise.all(['#1', '#2', '#3', '#4'].map((q) => make({ of: 'numbers', q })));

    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((response) => response.json().reason)).toEqual(['too_many_alerts', 'too_many_alerts']);
    expect(await list()).toHaveLength(MOST_ALERTS);
    expect((await make({ of: 'items', q: 'bell' }, scene.ben)).statusCode).toBe(200);
  });
});
