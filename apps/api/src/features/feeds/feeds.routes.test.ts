import { XMLParser } from 'fast-xml-parser';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();

beforeEach(async () => {
  await world.aSet({ id: 40, name: 'Knots & Bells' });
  await world.anItemType({ id: 1, set_id: 40, name: 'Bowline', released_at: '2026-05-01T00:00:00Z' });
  await world.anItemType({
    id: 2,
    set_id: 40,
    name: 'Fog <Bell>',
    description: 'Rung "by hand"',
    released_at: '2026-05-20T00:00:00Z',
    store_cost: 120,
  });
  await world.someItemTypes([
    { id: 3, set_id: 40, name: 'Tomorrow', released_at: '2026-06-02T00:00:00Z' },
    { id: 4, set_id: 40, name: '?' },
    { id: 5, set_id: 40, name: 'Old', store_cost: 9, is_retired: true },
  ]);
});

describe('/feeds/new-items', () => {
  test('lists released items, newest first, and no unreleased ones', async () => {
    const feed = (await world.app.inject('/feeds/new-items.json')).json();

    expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
    expect(feed.items.map(({ title }: { title: string }) => title)).toEqual([
      'Fog <Bell> (Knots & Bells)',
      'Bowline (Knots & Bells)',
      'Old (Knots & Bells)',
    ]);
    expect(feed.items[0]).toMatchObject({
      url: 'http://localhost:3000/tools/item/2',
      date_published: '2026-05-20T00:00:00.000Z',
    });
  });

  test('lists the same as Atom, with escaped names', async () => {
    const response = await world.app.inject('/feeds/new-items.atom');

    const { feed } = new XMLParser({ ignoreAttributes: false }).parse(response.body, true);
    expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(feed.updated).toBe('2026-05-20T00:00:00.000Z');
    expect(feed.entry).toHaveLength(3);
    expect(feed.entry[0]).toMatchObject({
      id: 'http://localhost:3000/tools/item/2',
      summary: expect.stringContaining('by hand'),
    });
    expect(response.body).not.toContain('<Bell>');
  });
});

test('/feeds/store-items lists what the stores sell', async () => {
  const feed = (await world.app.inject('/feeds/store-items.json')).json();

  expect(feed.items).toMatchObject([{ title: 'Fog <Bell> (Knots & Bells)' }]);
  expect(feed.items[0].content_text).toContain('120 honeycombs');
});

test.each(['json', 'atom'])(
  '%s is answered with 304 and no body when the entity tag matches',
  async (ending) => {
    const url = `/feeds/new-items.${ending}`;
    const first = await world.app.inject(url);
    const again = () => world.app.inject({ url, headers: { 'if-none-match': String(first.headers.etag) } });

    expect(await again()).toMatchObject({ statusCode: 304, body: '' });
    await world.db.updateTable('item_type').set({ name: 'Fog Horn' }).where('id', '=', 2).execute();
    await world.catalogue.reload();
    expect(await again()).toMatchObject({ statusCode: 200, body: expect.stringContaining('Fog Horn') });
  },
);

test('an empty feed is valid', async () => {
  const response = await world.app.inject('/feeds/news.atom');

  const { feed } = new XMLParser().parse(response.body, true);
  expect(feed).toMatchObject({ title: 'News from the hive', updated: '1970-01-01T00:00:00.000Z' });
  expect(response.headers['access-control-allow-origin']).toBe('*');
});

test.each(['/feeds/other.json', '/feeds/news.rss', '/feeds/news'])('%s does not exist', async (url) => {
  expect((await world.app.inject(url)).statusCode).toBe(404);
});

test('the API serves the same feed without a key [DV-01]', async () => {
  const response = await world.app.inject('/api/storeitems.atom');

  const { feed } = new XMLParser({ ignoreAttributes: false }).parse(response.body, true);
  expect(response.headers).toMatchObject({
    'content-type': 'application/atom+xml; charset=utf-8',
    'access-control-allow-origin': '*',
    etag: expect.any(String),
  });
  expect(feed.id).toBe('http://localhost:3000/api/storeitems.atom');
  expect(feed.entry).toMatchObject({ id: 'http://localhost:3000/tools/item/2' });
});
