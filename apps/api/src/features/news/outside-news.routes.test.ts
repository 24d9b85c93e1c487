import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listNews } from '@wallabee/contract/news/news';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { aJsonFeed, aJsonItem, HATS } from './feed/feeds.fixture.ts';

const MINUTE = 60_000;
const files = new Map<string, string | Buffer>();
const asked: string[] = [];
const blog = createServer(({ url = '' }, response) => {
  asked.push(url);
  const file = files.get(url);
  response.writeHead(file === undefined ? 500 : 200).end(file);
});
await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve));
afterAll(() => blog.close());

const address = `http://127.0.0.1:${(blog.address() as AddressInfo).port}`;
const world = await createTestWorld({ BLOG_FEED_URL: `${address}/feed.json` });
const askForNews = () => world.call(listNews, { query: {} });

test('without earlier posts a failing blog makes the call fail, as JSON and as JSONP [AP-21]', async () => {
  const response = await askForNews();

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('30');
  expect(response.json()).toMatchObject({
    code: 'unavailable',
    error: 'The blog cannot be reached just now.',
  });
  expect((await world.app.inject('/api/blog?callback=show')).statusCode).toBe(503);
  expect((await world.app.inject('/api/blog/thumbnails/any.webp')).statusCode).toBe(404);
});

test('its posts are the news once it answers, with thumbnails of our own [AP-21]', async () => {
  const [withPicture, without] = await publish({ image: '/hats.jpg' }, { image: null });

  expect(withPicture).toEqual({
    title: expect.any(String),
    date: HATS.date,
    permalink: HATS.permalink,
    thumbnail: expect.stringMatching(/^http:\/\/localhost:3000\/api\/blog\/thumbnails\/[\w-]{22}\.webp$/),
  });
  expect(without).toEqual({ ...withPicture, thumbnail: null });
});

test('the last posts are still served when the blog fails [AP-21]', async () => {
  const posts = await publish({ image: null });
  files.clear();
  asked.length = 0;
  wait(10 * MINUTE);

  expect((await askForNews()).json()).toEqual({ posts });
  await expect.poll(() => asked).toEqual(['/feed.json']);
  expect((await askForNews()).json()).toEqual({ posts });
});

describe('a thumbnail', () => {
  test('is fetched once, resized and served without a key', async () => {
    files.set('/large.png', await aPicture(600, 400));
    const thumbnail = await thumbnailOf('/large.png');
    asked.length = 0;

    const [picture] = [await world.app.inject(thumbnail), await world.app.inject(thumbnail)];

    expect(picture.headers['content-type']).toBe('image/webp');
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 112,
      height: 112,
    });
    expect(asked).toEqual(['/large.png']);
  });

  test('that cannot be fetched is requested again a minute later', async () => {
    const thumbnail = await thumbnailOf('/late.png');
    expect((await world.app.inject(thumbnail)).statusCode).toBe(404);
    files.set('/late.png', await aPicture(50, 50));

    expect((await world.app.inject(thumbnail)).statusCode).toBe(404);
    wait(MINUTE);
    expect((await world.app.inject(thumbnail)).statusCode).toBe(200);
  });

  test.each([
    {
      what: 'SVG, which can contain scripts',
      file: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    },
    { what: 'a page', file: '<!doctype html><script>alert(1)</script>' },
    { what: 'half a picture', file: Buffer.from('89504e470d0a1a0a0000', 'hex') },
    { what: 'too large', file: Buffer.alloc(4_000_001, 'GIF8') },
  ])('is not $what', async ({ file }) => {
    files.set('/odd', file);

    const answer = await world.app.inject(await thumbnailOf('/odd'));

    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('is never fetched from another machine in the operator’s network', async () => {
    const neighbour = createServer((_, response) => response.end('secret'));
    await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve));
    const { port } = neighbour.address() as AddressInfo;

    const answer = await world.app.inject(await thumbnailOf(`http://127.0.0.1:${port}/secret.png`));

    expect(answer.statusCode).toBe(404);
    neighbour.close();
  });

  test.each(['unknown.webp', '..%2f..%2fetc%2fpasswd', 'http%3A%2F%2F127.0.0.1%2F', '%00', 'constructor'])(
    '%s is not in the feed and is not fetched [ER-03]',
    async (name) => {
      await thumbnailOf('/hats.jpg');
      asked.length = 0;

      const answer = await world.app.inject(`/api/blog/thumbnails/${name}`);

      expect(answer.statusCode).toBe(404);
      expect(asked).toEqual([]);
    },
  );
});

async function thumbnailOf(image: string): Promise<string> {
  const [post] = await publish({ image });
  return post.thumbnail;
}

let published = 0;

function publish(...items: Record<string, unknown>[]) {
  published += 1;
  const title = `Post ${published}`;
  files.set('/feed.json', aJsonFeed(items.map((fields) => aJsonItem({ title, ...fields }))));
  wait(10 * MINUTE);
  return vi.waitFor(
    async () => {
      const { posts } = (await askForNews()).json();
      expect(posts?.[0].title).toBe(title);
      return posts;
    },
    { timeout: 120_000 },
  );
}

function wait(milliseconds: number) {
  world.clock.now = new Date(world.clock.now.getTime() + milliseconds);
}

function aPicture(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'orange' } })
    .png()
    .toBuffer();
}
