import { join } from 'node:path';
import { type NewsEntry, readNews } from '@wallabee/demo-world/corpus/read-news';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { demoWorldFolder } from '../../platform/process/folders.ts';
import { readKnownIcons } from '../catalogue/known-icons.ts';
import { loadNews } from './load-news.ts';

const world = await createTestWorld();
const client = new pg.Client({ connectionString: world.url });
beforeAll(() => client.connect());
afterAll(() => client.end());

const posts = () => world.db.selectFrom('blog_post').selectAll().orderBy('id').execute();

describe('the placeholders of a post', () => {
  test('stand for the newest set of its day, an item of it and a place', async () => {
    const old = await world.aSet({ name: 'Old Set', created_at: '2024-01-01T00:00:00Z' });
    const recent = await world.aSet({ name: 'New Set', created_at: '2025-10-01T00:00:00Z' });
    const later = await world.aSet({ name: 'Later Set', created_at: '2026-01-01T00:00:00Z' });
    await world.aSet({ id: 20, name: 'Exclusive Items', created_at: '2025-10-10T00:00:00Z' });
    for (const set_id of [old, recent, later, 20])
      await world.anItemType({ set_id, name: `Item of ${set_id}`, released_at: '2016-01-01T00:00:00Z' });
    await world.anItemType({ set_id: recent, name: '?', released_at: null });
    await world.aPlace({ name: 'Saltby Pier' });

    await loadNews(client, [anEntry({ body: ['{set}, {item}, {place} and {place}; {other}.'] })]);

    const [post] = await posts();
    expect(post?.body).toEqual([`New Set, Item of ${recent}, Saltby Pier and Saltby Pier; {other}.`]);
  });

  test('have defaults in a world that has none of these', async () => {
    await loadNews(client, [anEntry({ body: ['A woman at {place} had {item} of {set}.'] })]);

    const [post] = await posts();
    expect(post?.body).toEqual(['A woman at the bus stop had the smallest of them of the new set.']);
  });
});

test('loading again replaces the posts with the same ones', async () => {
  await loadNews(client, [anEntry(), anEntry({ slug: 'another' })]);
  const first = await posts();

  await loadNews(client, [anEntry(), anEntry({ slug: 'another' })]);

  expect(await posts()).toEqual(first);
  expect(first.map(({ id, slug }) => ({ id, slug }))).toEqual([
    { id: 1, slug: 'hats-counted' },
    { id: 2, slug: 'another' },
  ]);
});

test('all shipped posts can be loaded, with known icons and filled placeholders', async () => {
  const icons = await readKnownIcons();
  const entries = await readNews(join(demoWorldFolder, 'corpus'));

  await loadNews(client, entries);

  const loaded = await posts();
  expect(loaded.length).toBeGreaterThanOrEqual(6);
  for (const { slug, icon, body } of loaded) {
    expect(icons, slug).toContain(icon);
    expect(body.join(' '), slug).not.toMatch(/[{}]/);
  }
});

function anEntry(fields: Partial<NewsEntry> = {}): NewsEntry {
  return {
    slug: 'hats-counted',
    title: 'The Hats Have Been Counted',
    date: '2025-10-14',
    summary: 'Crackers pulled, hats won.',
    icon: 'top-hat',
    body: ['There were many.'],
    ...fields,
  };
}
