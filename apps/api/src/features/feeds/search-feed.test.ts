import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { aScene } from '../../../test/builders/search-scene.ts';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();

async function read(query: Record<string, string>, ending = 'json') {
  return world.app.inject(`/feeds/search.${ending}?${new URLSearchParams(query)}`);
}

const titles = ({ items }: { items: { title: string }[] }) => items.map(({ title }) => title);

describe('a feed of any query', () => {
  test('lists numbers, those that moved last first', async () => {
    await aScene(world);

    const feed = (await read({ q: 'set:attic number<5 -status:mixed' })).json();

    expect(feed.title).toBe('Numbers below 5 in Up the Attic Ladder, not mixed · WallaBee');
    expect(titles(feed)[0]).toBe('Yeti in Soft Focus #4');
    expect(feed.items[0]).toMatchObject({
      url: 'http://localhost:3000/tools/item/101/num/4',
      content_text: 'In the mixing pool. Of the set Up the Attic Ladder.',
      date_published: '2026-05-30T08:00:00.000Z',
    });
    expect(feed.home_page_url).toContain('/tools/search?q=set%3Aattic+number%3C5+-status%3Amixed&of=numbers');
  });

  test('lists items, the newest first, and no unreleased ones', async () => {
    await aScene(world);

    const feed = (await read({ q: 'tea or set:attic', of: 'items' })).json();

    expect(titles(feed)[0]).toBe('Chest of Tea (Property of the Cat)');
    expect(titles(feed).at(-1)).toBe('Yeti in Soft Focus (Up the Attic Ladder)');
    expect(titles(feed)).toHaveLength(4);
  });

  test('says where a number is, and nothing of hidden items', async () => {
    await aScene(world);

    const texts = (await read({ q: 'set:attic', of: 'numbers' })).json().items;

    const said = texts.map((item: { content_text: string }) => item.content_text.split('.')[0]);
    expect(said).toContain('At Liberty');
    expect(said).toContain('On the Market for 99 honeycombs');
    expect(said).toContain('Saved by Ada Larch');
    expect(titles({ items: texts })).not.toContain('? #1');
  });

  test('is valid as Atom, with its own address', async () => {
    await aScene(world);

    const response = await read({ q: 'name:"fog bell" #1', of: 'numbers' }, 'atom');

    const { feed } = new XMLParser({ htmlEntities: true }).parse(response.body, true);
    expect(feed.id).toBe('http://localhost:3000/feeds/search.atom?q=name%3A%22fog+bell%22+%231&of=numbers');
    expect(feed.entry).toMatchObject({
      title: 'Fog Bell #1',
      summary: 'At Writers Hall. Of the set Property of the Cat.',
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'access-control-allow-origin': '*',
    });
  });

  test('that finds nothing is empty', async () => {
    await aScene(world);

    expect((await read({ q: 'zzzzqq' })).json().items).toEqual([]);
  });

  test.each([
    [{}, 'must'],
    [{ q: ' ' }, 'must not be empty'],
    [{ q: 'x'.repeat(501) }, '500'],
    [{ q: 'yeti', of: 'players' }, 'must be items or numbers'],
    [{ q: 'colour:red' }, 'colour'],
    [{ q: 'owner:me' }, 'Log in'],
  ])('is refused for %j', async (query, why) => {
    await aScene(world);

    const response = await read(query as Record<string, string>, 'atom');

    expect(response.statusCode).toBe(400);
    expect(response.json().error).toContain(why);
  });
});
