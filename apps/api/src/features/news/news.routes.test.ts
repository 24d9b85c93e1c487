import { runInNewContext } from 'node:vm';
import { listBlogPosts, listNews, readBlogPost } from '@wallabee/contract/news/news';
import { postInPicture } from '@wallabee/contract/news/post-picture';
import type { Insertable } from 'kysely';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import type { DB } from '../../platform/db/table-types.ts';
import { parseFeed } from './feed/parse-feed.ts';

const world = await createTestWorld();

describe('GET /blog, without a blog elsewhere', () => {
  test('returns the newest six of the site’s own posts, newest first [AP-21]', async () => {
    for (let day = 1; day <= 8; day += 1) await aPost({ id: day, published_at: `2026-05-0${day}T08:00:00Z` });

    const response = await world.call(listNews, { query: {} });

    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const { posts } = response.json();
    expect(posts.map(({ title }: { title: string }) => title)).toEqual(
      [8, 7, 6, 5, 4, 3].map((id) => `Post ${id}`),
    );
    expect(posts[0]).toEqual({
      title: 'Post 8',
      date: '2026-05-08T08:00:00.000Z',
      permalink: 'http://localhost:3000/news/post-8',
      thumbnail: expect.stringMatching(/^http:\/\/localhost:3000\/api\/image\/post-8-100\.png\?k=[\w-]{8}$/),
    });
  });

  test('omits a post with a future date', async () => {
    await aPost({ id: 1, slug: 'tomorrow', published_at: '2026-06-02T08:00:00Z' });

    expect((await world.call(listNews, { query: {} })).json()).toEqual({ posts: [] });
    expect((await world.call(listBlogPosts, {})).json()).toEqual([]);
    expect((await world.call(readBlogPost, { params: { slug: 'tomorrow' } })).statusCode).toBe(404);
    expect((await world.app.inject('/feeds/news.json')).json().items).toEqual([]);
  });

  test('needs no key, which a script element could not send [AP-21]', async () => {
    expect((await world.call(listNews, { query: {}, key: null })).statusCode).toBe(200);
  });

  test('the thumbnail is an immutable picture under its key [AP-23]', async () => {
    await aPost({ id: 5, icon: 'top-hat' });
    const [{ thumbnail }] = (await world.call(listNews, { query: {} })).json().posts;

    const picture = await world.app.inject(thumbnail);

    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'png', width: 100 });
    expect(picture.headers['cache-control']).toContain('immutable');
    expect((await world.app.inject('/api/image/post-6-100.png')).statusCode).toBe(404);
  });
});

describe('GET /blog?callback=', () => {
  test('answers with a script that calls the function, and nothing a browser could read as a page [AP-21]', async () => {
    await aPost({ id: 1, title: 'Line\u2028ends & </script>' });

    const response = await world.app.inject('/api/blog?callback=hive.show');

    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(response.body).toMatch(/^\/\*\*\/hive\.show\(\{"posts":\[.+\]\}\);$/);
    const passed = runInNewContext(response.body, {
      hive: { show: (given: unknown) => JSON.stringify(given) },
    });
    expect(JSON.parse(passed)).toEqual((await world.call(listNews, { query: {} })).json());
  });

  test('refuses a script element on a page of this site, whose policy would let it run', async () => {
    const ask = (site: string) =>
      world.app.inject({
        url: '/api/blog?callback=hive.show',
        headers: { 'sec-fetch-dest': 'script', 'sec-fetch-site': site },
      });

    expect((await ask('same-origin')).statusCode).toBe(403);
    expect((await ask('cross-site')).statusCode).toBe(200);
  });

  test.each([
    '',
    'alert(1)',
    'a;alert(1)//',
    'a%0aalert(1)',
    'a%20b',
    'a%5b0%5d',
    '1st',
    '%3Cscript%3E',
    '%2F%2F',
    '%E2%80%A8',
    '%ff',
    '..%2f',
    'a&callback=b',
    'x'.repeat(65),
  ])('refuses %s, and runs nothing [AP-21, ER-03]', async (callback) => {
    const response = await world.app.inject(`/api/blog?callback=${callback}`);

    expect(response.statusCode).toBe(400);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(response.json()).toMatchObject({ code: 'bad_input', error: expect.stringMatching(/\w+ \w+/) });
  });
});

describe('the site’s own blog', () => {
  test('lists its posts and returns each one', async () => {
    await aPost({
      id: 1,
      slug: 'hats-counted',
      published_at: '2026-01-08T00:00:00Z',
      body: ['One.', 'Two.'],
    });
    await aPost({ id: 2, published_at: '2026-02-08T00:00:00Z' });

    const cards = (await world.call(listBlogPosts, {})).json();
    const post = (await world.call(readBlogPost, { params: { slug: 'hats-counted' } })).json();

    expect(cards).toMatchObject([
      { id: 2 },
      { id: 1, slug: 'hats-counted', summary: 'What post 1 is about' },
    ]);
    expect(post).toEqual({ ...cards[1], body: ['One.', 'Two.'] });
  });

  test.each([
    { slug: 'nowhere', status: 404 },
    { slug: 'x'.repeat(101), status: 400 },
    { slug: 'UPPER', status: 400 },
    { slug: "' or 1=1 --", status: 400 },
    { slug: '../../etc/passwd', status: 400 },
  ])('$slug is answered with $status [ER-03]', async ({ slug, status }) => {
    expect((await world.call(readBlogPost, { params: { slug } })).statusCode).toBe(status);
  });

  test('is a JSON Feed that this server itself can read', async () => {
    await aPost({ id: 3, title: 'Bread & "Butter"' });

    const response = await world.app.inject('/feeds/news.json');

    expect(response.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const url = new URL('http://localhost:3000/feeds/news.json');
    expect(parseFeed({ url, contentType: '', body: response.rawPayload })).toEqual([
      {
        title: 'Bread & "Butter"',
        date: '2026-05-01T08:00:00.000Z',
        permalink: 'http://localhost:3000/news/post-3',
        thumbnail: 'http://localhost:3000/api/image/post-3-200.png',
      },
    ]);
  });

  test('its pages find the drawing in the thumbnail’s address', async () => {
    await aPost({ id: 9 });
    const [card] = (await world.call(listBlogPosts, {})).json();
    const [{ thumbnail }] = (await world.call(listNews, { query: {} })).json().posts;

    const { id, image_key } = card;
    expect(postInPicture(thumbnail.replace('http://localhost:3000/api', ''))).toEqual({ id, image_key });
    expect((await world.app.inject(`/art/post-${id}-100.webp?k=${image_key}`)).headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
});

async function aPost({ id, ...row }: Partial<Insertable<DB['blog_post']>> & { id: number }) {
  await world.db
    .insertInto('blog_post')
    .values({
      id,
      slug: `post-${id}`,
      title: `Post ${id}`,
      summary: `What post ${id} is about`,
      body: [`All of post ${id}.`],
      icon: 'top-hat',
      published_at: '2026-05-01T08:00:00Z',
      ...row,
    })
    .execute();
}
