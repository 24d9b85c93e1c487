import { LARGEST_PICTURE } from '@wallabee/contract/players/own-profile-rules';
import { readProfile } from '@wallabee/contract/players/profile';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY, type TestPlayer } from '../../../../test/world.ts';

const world = await createTestWorld();
let ada: TestPlayer;

beforeEach(async () => {
  ada = await world.aPlayer('ada');
});

const RED = { r: 200, g: 20, b: 20 };
const BLUE = { r: 20, g: 20, b: 200 };
const aPhoto = (background = RED, width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background } });

const upload = (payload: Buffer | string, type = 'image/png', as: TestPlayer | undefined = ada) =>
  world.app.inject({
    method: 'POST',
    url: '/api/me/picture',
    headers: {
      'x-wallabee-api-key': TEST_KEY,
      'content-type': type,
      ...(as && { 'x-user-token': as.token }),
    },
    payload,
  });
const remove = () =>
  world.app.inject({
    method: 'POST',
    url: '/api/me/picture/remove',
    headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': ada.token },
  });
const keyOf = async () =>
  (await world.call(readProfile, { params: { player: 'ada' } })).json().image_key as string;
const shown = (key = '', size = 100) => world.app.inject(`/art/player-${ada.id}-${size}.webp?k=${key}`);
const colourOf = async (image: Buffer) => {
  const [r = 0, g = 0, b = 0] = await sharp(image).resize(1, 1).removeAlpha().raw().toBuffer();
  return r > g + 50 && r > b + 50 ? 'red' : b > r + 50 && b > g + 50 ? 'blue' : 'other';
};

describe('POST me/picture [SP-08]', () => {
  test.each([
    { type: 'image/png', encode: () => aPhoto().png().toBuffer() },
    { type: 'image/jpeg', encode: () => aPhoto().jpeg().toBuffer() },
    { type: 'image/webp', encode: () => aPhoto().webp().toBuffer() },
  ])('a picture as $type is shown in every size, under a new address', async ({ type, encode }) => {
    const drawn = await keyOf();

    const response = await upload(await encode(), type);

    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ has_picture: true });
    const key = await keyOf();
    expect(key).not.toBe(drawn);
    for (const size of [50, 100, 200, 400, 800]) {
      const image = await shown(key, size);
      expect(image.headers['cache-control']).toContain('immutable');
      expect(await sharp(image.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width: size,
        height: size,
      });
      expect(await colourOf(image.rawPayload)).toBe('red');
    }
    const picture = await world.app.inject(`/api/image/player-${ada.id}-100.png`);
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format: 'png', width: 100 });
    expect(await colourOf(picture.rawPayload)).toBe('red');
  });

  test('a new one replaces it, and removing it brings the drawn face back', async () => {
    const drawn = await keyOf();
    await upload(await aPhoto(RED).png().toBuffer());
    const first = await keyOf();

    await upload(await aPhoto(BLUE).png().toBuffer());

    expect(await colourOf((await shown(await keyOf())).rawPayload)).toBe('blue');
    const old = await shown(first);
    expect([old.headers['cache-control'], await colourOf(old.rawPayload)]).toEqual([
      'public, no-cache',
      'blue',
    ]);
    expect((await remove()).json()).toMatchObject({ has_picture: false });
    expect(await keyOf()).toBe(drawn);
    expect(await world.db.selectFrom('player_picture').selectAll().execute()).toEqual([]);
    expect((await remove()).statusCode).toBe(200);
  });

  test('nothing of the file but its pixels is stored, turned as the camera says', async () => {
    const half = await sharp({ create: { width: 100, height: 200, channels: 3, background: BLUE } })
      .png()
      .toBuffer();
    const photo = await aPhoto(RED, 200, 200)
      .composite([{ input: half, left: 0, top: 0 }])
      .withExif({ IFD0: { Copyright: 'Secret Garden, 1 Home Street', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    await upload(photo, 'image/jpeg');

    const { image } = await world.db.selectFrom('player_picture').select('image').executeTakeFirstOrThrow();
    const { exif, xmp, icc, iptc, orientation } = await sharp(image).metadata();
    expect([exif, xmp, icc, iptc, orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(image.includes('Secret Garden')).toBe(false);
    const top = await sharp(image).extract({ left: 0, top: 0, width: 800, height: 300 }).toBuffer();
    expect(await colourOf(top)).toBe('blue');
  });

  test.each([
    {
      why: 'an SVG, whatever it says it is',
      payload: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      status: 415,
    },
    { why: 'a GIF', payload: Buffer.from('GIF89a....'), status: 415 },
    { why: 'a damaged PNG', payload: Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1'), status: 400 },
    { why: 'nothing', payload: '', status: 400 },
    { why: 'too large a file', payload: Buffer.alloc(LARGEST_PICTURE + 1), status: 413 },
  ])('refuses $why: $status', async ({ payload, status }) => {
    const response = await upload(payload);

    expect(response.statusCode).toBe(status);
    expect(response.json().error).toMatch(/\w+ \w+/);
    expect(await world.db.selectFrom('player_picture').selectAll().execute()).toEqual([]);
  });

  test('refuses a bomb of pixels, other bodies, muted players and strangers', async () => {
    const bomb = await aPhoto(RED, 8_000, 8_000).png({ compressionLevel: 9 }).toBuffer();
    const photo = await aPhoto().png().toBuffer();

    expect((await upload(bomb)).statusCode).toBe(400);
    expect((await upload('{"picture":1}', 'application/json')).statusCode).toBe(415);
    for (const type of ['text/plain', 'image/gif', 'image/svg+xml', 'application/octet-stream']) {
      const refused = await upload('text', type);
      expect([refused.statusCode, refused.json().error]).toEqual([
        415,
        'The body must be a file of one of the types image/png, image/jpeg, image/webp.',
      ]);
    }
    expect((await upload(photo, 'image/png', { ...ada, token: 'wrong' })).statusCode).toBe(401);
    await world.db.updateTable('player').set({ has_forums_right: false }).execute();
    const response = await upload(photo);
    expect([response.statusCode, response.json().reason]).toEqual([403, 'muted']);
  });

  test.each(['/api/me/profile', '/api/me/picture/remove'])('%s takes no picture', async (url) => {
    await upload(await aPhoto().png().toBuffer());
    const key = await keyOf();

    const response = await world.app.inject({
      method: 'POST',
      url,
      headers: { 'x-wallabee-api-key': TEST_KEY, 'x-user-token': ada.token, 'content-type': 'image/png' },
      payload: 'name=x',
    });

    expect([response.statusCode, response.json().error]).toEqual([415, 'The body must be JSON or a form.']);
    expect(await keyOf()).toBe(key);
  });

  test('a closed account shows no picture', async () => {
    await upload(await aPhoto().png().toBuffer());

    await world.db.updateTable('player').set({ is_enabled: false }).execute();

    expect(await colourOf((await shown(await keyOf())).rawPayload)).not.toBe('red');
  });
});
