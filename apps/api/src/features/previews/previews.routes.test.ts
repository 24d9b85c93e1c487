import { hash } from 'node:crypto';
import { readThread, ThreadPage } from '@wallabee/contract/forums/forum';
import { ItemTypeDetail, readItemType } from '@wallabee/contract/items/item-type';
import { previewPath, previewSource } from '@wallabee/contract/previews/preview-address';
import { itemPreview, type PreviewContent, threadPreview } from '@wallabee/contract/previews/preview-content';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { forumBuilders } from '../../../test/builders/forum-builders.ts';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();
const { app, db, aSet, aSubset, anItemType, aPlayer, anItem, aPlace } = world;
const { aForum, aThread } = forumBuilders(db, aPlayer);

const keyOf = (content: PreviewContent) => hash('sha256', previewSource(content), 'base64url').slice(0, 16);

test('every kind of subject has a picture of 1200 by 630 pixels that differs from the others', async () => {
  const names = await aSubjectOfEachKind();

  const pictures = new Set<string>();
  for (const name of names) {
    const { statusCode, headers, rawPayload } = await app.inject(`/previews/${name}.png`);
    const { width, height, format } = await sharp(rawPayload).metadata();
    expect([name, statusCode, headers['content-type'], format, width, height]).toEqual([
      name,
      200,
      'image/png',
      'png',
      1200,
      630,
    ]);
    expect(rawPayload.length).toBeLessThan(120_000);
    pictures.add(rawPayload.toString('base64'));
  }
  expect(pictures.size).toBe(names.length);
});

describe('the picture of an item', () => {
  test('is immutable under the key that pages make, and asked for again under any other', async () => {
    const id = await anItemType({ set_id: await aSet(), name: 'Fog Bell' });
    const item = ItemTypeDetail.parse(
      (await world.call(readItemType, { params: { itemTypeId: id as never } })).json(),
    );
    const content = itemPreview(item);

    const keyed = await app.inject(previewPath(content.name, keyOf(content)));
    const others = await Promise.all(
      ['', '?k=other', '?k=a&k=b'].map((k) => app.inject(`/previews/item-${id}.png${k}`)),
    );

    expect(keyed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const { statusCode, headers } of others) {
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, no-cache']);
    }
    expect(keyed.headers['access-control-allow-origin']).toBe('*');
  });

  test('has another key when its name changes or many more are issued, not for each number', () => {
    const item = {
      item_type_id: 7 as never,
      name: 'Fog Bell',
      set_name: 'Bells',
      retired: false,
      image_key: 'k',
    };
    const one = { ...item, description: '', release_date: null, total_issued: 1_240 };

    expect(keyOf(itemPreview({ ...one, total_issued: 1_299 }))).toBe(keyOf(itemPreview(one)));
    expect(keyOf(itemPreview({ ...one, total_issued: 1_300 }))).not.toBe(keyOf(itemPreview(one)));
    expect(keyOf(itemPreview({ ...one, name: 'Fog Horn' }))).not.toBe(keyOf(itemPreview(one)));
  });

  test('is answered with 304 and no body when the entity tag matches', async () => {
    const id = await anItemType({ set_id: await aSet() });
    const url = `/previews/item-${id}.png`;
    const { etag } = (await app.inject(url)).headers;

    expect(await app.inject({ url, headers: { 'if-none-match': String(etag) } })).toMatchObject({
      statusCode: 304,
      body: '',
    });
  });

  test('does not reveal an undiscovered item', async () => {
    const id = await anItemType({ set_id: await aSet(), name: '?' });

    expect((await app.inject(`/previews/item-${id}.png`)).statusCode).toBe(404);
    expect((await app.inject(`/previews/number-${id}.1.png`)).statusCode).toBe(404);
  });
});

test.each([
  'item-0',
  'item-99999999999999999999',
  'item-1',
  'item-abc',
  'item-%00',
  'item--1',
  'number-1',
  'number-1.99999999999',
  'subset-1',
  'player-nobody',
  'post-no-such-post',
  'thread-1',
  'thread-1e3',
  'constructor-1',
  'toString-1',
  'site.1',
  'site/..',
  '',
])('/previews/%s.png does not exist', async (name) => {
  const { statusCode, headers } = await app.inject(`/previews/${name}.png`);

  expect(statusCode).toBe(404);
  expect(headers['content-type']).toContain('application/json');
});

test('a player has one address only, by id', async () => {
  const { id, username } = await aPlayer('bram');

  expect((await app.inject(`/previews/player-${id}.png`)).statusCode).toBe(200);
  expect((await app.inject(`/previews/player-${username}.png`)).statusCode).toBe(404);
  expect((await app.inject(`/previews/player-0${id}.png`)).statusCode).toBe(404);
});

test('an uploaded picture is drawn in place of the face', async () => {
  const { id } = await aPlayer();
  const drawn = await app.inject(`/previews/player-${id}.png`);
  const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
    .webp()
    .toBuffer();
  await db
    .insertInto('player_picture')
    .values({ player_id: id, key: 'photo001', image, changed_at: '2026-01-08T08:00:00Z' })
    .execute();
  await world.caughtUp();

  const { rawPayload, statusCode } = await app.inject(`/previews/player-${id}.png`);

  expect([statusCode, rawPayload.equals(drawn.rawPayload)]).toEqual([200, false]);
  const middle = await sharp(rawPayload)
    .removeAlpha()
    .extract({ left: 260, top: 320, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...middle].map((channel) => channel > 128)).toEqual([true, false, false]);
});

test('names in every script are drawn', async () => {
  const names = [
    'Zoë Łąska',
    'Привет',
    'Ελλάδα',
    'العربية',
    'שלום',
    '日本語',
    'ไทย',
    'हिन्दी',
    '한국어',
    '🐝🐝',
    '𝓩𝓸𝓮',
  ];
  const drawn = new Set<string>();

  for (const name of names) {
    const { id } = await aPlayer();
    await db.updateTable('player').set({ name }).where('id', '=', id).execute();
    const { rawPayload } = await app.inject(`/previews/player-${id}.png`);
    drawn.add(await inkOfTitle(rawPayload));
  }

  expect(drawn.has('blank')).toBe(false);
});

test('more previews than the renderer can draw soon are answered with 503', async () => {
  const players = await Promise.all(Array.from({ length: 30 }, () => aPlayer()));

  const answers = await Promise.all(players.map(({ id }) => app.inject(`/previews/player-${id}.png`)));

  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('2');
});

describe('the picture of a thread', () => {
  test('is found with the key that its readers’ pages make', async () => {
    const author = await aPlayer('oona');
    const forum = await aForum();
    const id = await aThread({
      forum_id: forum,
      author_id: author.id,
      title: 'Has anybody seen a Fog Bell?',
    });
    const answer = await world.call(readThread, {
      params: { threadId: id as never, page: 0 as never },
      as: author,
    });
    const { thread_id, forum: shown, post_data, posts } = ThreadPage.parse(answer.json());
    const [first] = posts;
    const content = threadPreview({
      id: thread_id,
      title: post_data.title,
      forum: shown.title,
      author: first?.user as { name: string; image_key: string },
      text: first?.text ?? null,
    });

    expect((await app.inject(previewPath(content.name, keyOf(content)))).statusCode).toBe(200);
  });

  test.each(['', '?k=', '?k=guessed', '?k[]=x'])('is hidden from others: %s', async (query) => {
    const { id: author } = await aPlayer();
    const forum = await aForum();
    const id = await aThread({ forum_id: forum, author_id: author, title: 'Only for players' });

    expect((await app.inject(`/previews/thread-${id}.png${query}`)).statusCode).toBe(404);
  });
});

async function aSubjectOfEachKind(): Promise<string[]> {
  const set = await aSet();
  const subset = await aSubset({ set_id: set });
  const item = await anItemType({ set_id: set, subset_id: subset });
  for (let count = 0; count < 7; count += 1) await anItemType({ set_id: set });
  const { number } = await anItem({ item_type_id: item });
  const place = await aPlace();
  const { id: player } = await aPlayer();
  await db
    .insertInto('blog_post')
    .values({
      id: 1,
      slug: 'hats-counted',
      title: 'The Hats Have Been Counted',
      summary: 'Many hats',
      body: [],
      icon: 'top-hat',
      published_at: '2026-01-08T08:00:00Z',
    })
    .execute();
  return [
    `item-${item}`,
    `number-${item}.${number}`,
    `set-${set}`,
    `subset-${set}.${subset}`,
    `player-${player}`,
    `place-${place}`,
    'post-hats-counted',
    'site',
  ];
}

/** The pixels where the title is, or 'blank' where all are alike. */
async function inkOfTitle(picture: Buffer): Promise<string> {
  const title = { left: 516, top: 120, width: 600, height: 90 };
  const pixels = await sharp(picture).extract(title).greyscale().raw().toBuffer();
  return Math.min(...pixels) === Math.max(...pixels) ? 'blank' : pixels.toString('base64');
}
