import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { placeImageKey, playerImageKey } from './art.public.ts';

const API_HOST = 'api.wallabee.example';
const SIZES = [25, 50, 60, 100, 120, 200, 400, 512];

const world = await createTestWorld({ API_HOST });
const { app, db, catalogue, aSet, aSubset, anItemType, aPlayer } = world;

describe('GET /api/image/…', () => {
  test.each(SIZES)('an item in %i pixels as PNG, without a key [AP-22] [AP-23]', async (size) => {
    const id = await anItemType({ set_id: await aSet() });

    const answer = await app.inject(`/api/image/item-${id}-${size}.png`);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
    });
  });

  test('without the file extension, and with doubled slashes [AP-22]', async () => {
    const id = await anItemType({ set_id: await aSet() });
    const plain = await app.inject(`/api/image/item-${id}-50.png`);

    for (const url of [
      `/api/image/item-${id}-50`,
      `//api//image//item-${id}-50.png`,
      `/api/image/item-${id}-50/`,
    ]) {
      const answer = await app.inject(url);
      expect([url, answer.statusCode]).toEqual([url, 200]);
      expect(answer.rawPayload.equals(plain.rawPayload)).toBe(true);
    }
  });

  test('sets, subsets, generations, stores, categories, achievements, places and players too [AP-23]', async () => {
    const subjects = await subjectsOfAllKinds();

    const answers = await Promise.all(
      [50, 100, 200].flatMap((size) =>
        subjects.map((subject) => app.inject(`/api/image/${subject}-${size}.png`)),
      ),
    );

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(answers.length);
  });

  test.each(SIZES)('every kind has %i pixels, as picture and as drawing [AP-23]', async (size) => {
    const subjects = await subjectsOfAllKinds();

    for (const subject of subjects) {
      for (const url of [`/api/image/${subject}-${size}.png`, `/art/${subject}-${size}.webp`]) {
        const { statusCode, rawPayload } = await app.inject(url);
        const { width, height } = await sharp(rawPayload).metadata();
        expect([url, statusCode, width, height]).toEqual([url, 200, size, size]);
      }
    }
  });

  test('is immutable under its key for API clients too, on the site and on the API’s own host', async () => {
    const id = await anItemType({ set_id: await aSet() });
    const k = catalogue.current().items.get(id as never)?.image_key;

    const answers = await Promise.all([
      app.inject(`/api/image/item-${id}-50.png?k=${k}`),
      app.inject({ url: `/image/item-${id}-50.png?k=${k}`, headers: { host: API_HOST } }),
    ]);

    for (const { headers } of answers)
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    '/api/image/item-generic-50.png',
    '/api/image/nothing-1-50.png',
    '/art/item-generic-50.webp',
    '/art/nothing-1-50.webp',
  ])('%s may be read by scripts of every site', async (url) => {
    const { headers } = await app.inject({ url, headers: { origin: 'https://fan.example' } });

    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers.vary).toBeUndefined();
  });

  test('a variant in its own colour [AP-23]', async () => {
    const id = await anItemType({ set_id: await aSet() });
    await db
      .insertInto('variant')
      .values([
        { item_type_id: id, variant_id: 2, name: 'Red', hue: 25 },
        { item_type_id: id, variant_id: 3, name: 'Blue', hue: 260 },
      ])
      .execute();
    await catalogue.reload();

    const names = [`item-${id}`, `item-${id}.2`, `item-${id}.3`];
    const answers = await Promise.all(names.map((name) => app.inject(`/api/image/${name}-100.png`)));

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(3);
    expect((await app.inject(`/api/image/item-${id}.4-100.png`)).statusCode).toBe(404);
  });

  test('an unreleased item reveals nothing of its icon', async () => {
    const set_id = await aSet();
    const ids = [1200, 1206];
    await anItemType({ set_id, id: 1200, name: '?', icon: 'violin' });
    await anItemType({ set_id, id: 1206, name: '?', icon: 'parrot', accent: 'crown' });

    const [one, other] = await Promise.all(ids.map((id) => app.inject(`/api/image/item-${id}-100.png`)));

    expect(one?.statusCode).toBe(200);
    expect(one?.rawPayload.equals(other?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });

  test('the generic item has its own address', async () => {
    const answer = await app.inject('/api/image/item-generic-100.png');

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/png');
  });
});

describe('GET /art/…', () => {
  test.each([50, 100, 200, 400, 800])('a drawing in %i pixels as WebP [AP-23]', async (size) => {
    const id = await anItemType({ set_id: await aSet() });

    const answer = await app.inject(`/art/item-${id}-${size}.webp`);

    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: size,
      hasAlpha: true,
    });
  });

  test('is immutable under its current key, and revalidated under any other', async () => {
    const id = await anItemType({ set_id: await aSet() });
    const key = catalogue.current().items.get(id as never)?.image_key;

    const cached = await Promise.all(
      [`?k=${key}`, '?k=outdated', `?k=${key}&k=twice`, ''].map((search) =>
        app.inject(`/art/item-${id}-50.webp${search}`),
      ),
    );

    expect(cached.map(({ headers }) => headers['cache-control'])).toEqual([
      'public, max-age=31536000, immutable',
      'public, no-cache',
      'public, no-cache',
      'public, no-cache',
    ]);
  });

  test("has a new key when the item's icon changes", async () => {
    const id = await anItemType({ set_id: await aSet() });
    const before = catalogue.current().items.get(id as never)?.image_key;

    await db.updateTable('item_type').set({ accent: 'crown' }).where('id', '=', id).execute();
    await catalogue.reload();

    expect(catalogue.current().items.get(id as never)?.image_key).not.toBe(before);
  });

  test('players and places have keys made from their public fields', async () => {
    const { id } = await aPlayer();
    const place = await aPlace();
    const player = {
      id,
      account_type: 'player',
      is_memorial: false,
      is_enabled: true,
      deletion_date: null,
      picture_key: null,
    };

    const answers = await Promise.all([
      app.inject(`/art/player-${id}-50.webp?k=${playerImageKey(player)}`),
      app.inject(`/art/place-${place}-50.webp?k=${placeImageKey({ id: place, icon: 'books' })}`),
    ]);

    expect(answers.map(({ headers }) => headers['cache-control'])).toEqual([
      expect.stringContaining('immutable'),
      expect.stringContaining('immutable'),
    ]);
  });

  test('answers 304 when the entity tag matches', async () => {
    const id = await anItemType({ set_id: await aSet() });
    const { headers } = await app.inject(`/art/item-${id}-50.webp`);
    const ask = (etag: string) =>
      app.inject({ url: `/art/item-${id}-50.webp`, headers: { 'if-none-match': etag } });

    const known = await ask(`W/"other", ${headers.etag}`);
    const unknown = await ask('"other"');

    expect([known.statusCode, known.rawPayload.length, known.headers.etag]).toEqual([304, 0, headers.etag]);
    expect(unknown.statusCode).toBe(200);
  });

  test('answers HEAD with headers only', async () => {
    const id = await anItemType({ set_id: await aSet() });
    const { headers } = await app.inject(`/art/item-${id}-50.webp`);

    const head = await app.inject({ method: 'HEAD', url: `/art/item-${id}-50.webp` });

    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers).toMatchObject({
      etag: headers.etag,
      'content-type': 'image/webp',
      'content-length': headers['content-length'],
    });
  });
});

async function subjectsOfAllKinds(): Promise<string[]> {
  const set = await aSet({ gen_id: 3 });
  const subset = await aSubset({ set_id: set });
  const { id: player } = await aPlayer();
  await aStoreACategoryAndAnAchievement();
  const place = await aPlace();
  return [
    `set-${set}`,
    `subset-${set}.${subset}`,
    'generation-3',
    'store-1',
    'category-1',
    'achievement-1',
    'achievement-1.null',
    `place-${place}`,
    `player-${player}`,
  ];
}

async function aStoreACategoryAndAnAchievement() {
  await db
    .insertInto('store')
    .values({ id: 1, slug: 'honeypot', name: 'The Honeypot', description: '', icon: 'honey-pot', hue: 262 })
    .execute();
  await aCategory();
  await db
    .insertInto('achievement')
    .values({
      id: 1,
      slug: 'first',
      name: 'First',
      description: '',
      description_earned: '',
      icon: 'seedling',
      hue: 330,
      counts: 'foraged',
      target: 1,
    })
    .execute();
  await catalogue.reload();
}

async function aCategory() {
  await db
    .insertInto('category_group')
    .values({ slug: 'education', position: 1, name: 'Education', description: '', icon: 'school' })
    .execute();
  const lists = { includes: [], excludes: [], subcategories: [] };
  await db
    .insertInto('category')
    .values({ id: 1, slug: 'library', group_slug: 'education', name: 'Library', icon: 'books', ...lists })
    .execute();
}

async function aPlace(): Promise<number> {
  const known = await db.selectFrom('category').select('id').executeTakeFirst();
  if (!known) await aCategory();
  const { id } = await db
    .insertInto('place')
    .values({
      name: 'Reading Room',
      category_id: 1,
      city: 'Leiden',
      lat: 52.1,
      lng: 4.5,
      created_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
