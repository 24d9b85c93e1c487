import { type IncomingMessage, request } from 'node:http';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const { app } = await createTestWorld();

describe('a missing picture', () => {
  test.each([
    '/api/image/item-99999-100.png',
    '/api/image/item-4294967296-100.png',
    '/api/image/player-99999-100.png',
    '/api/image/place-99999-100',
    '/api/image/generation-77-100.png',
    '/api/image/set-99999.1-100.png',
    '/api/image/item-1-75.png',
    '/api/image/item-1-100000.png',
    '/api/image/dragon-1-100.png',
    '/api/image/..%2f..%2f..%2fetc%2fpasswd',
    '/api/image/%00',
    '/art/item-99999-200.webp?k=abc',
    '/art/item-1-764.webp',
    '/art/..%2f..%2fetc%2fpasswd',
    '/art/a/b/c.webp',
    '/art/',
  ])('%s is the generic item with 404', async (url) => {
    const answer = await app.inject(url);

    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^image\/(png|webp)$/);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await sharp(answer.rawPayload).metadata()).width).toBeGreaterThan(0);
  });

  test.each([
    { url: '/api/image', status: 401 },
    { url: '/api/image/a/b', status: 401 },
    { url: `/api/image/${'9'.repeat(5000)}`, status: 401 },
    { url: `/art/${'9'.repeat(5000)}`, status: 404 },
    { url: '/art/%zz', status: 404 },
  ])('$url is refused with a reason', async ({ url, status }) => {
    const answer = await app.inject(url);

    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toMatch(status === 404 ? /image|json/ : /json/);
  });

  test('an address with .. does not leave the folder', async () => {
    const { port } = new URL(await app.listen({ port: 0 }));

    // Client libraries normalise the dots, so this is a raw request.
    const response = await new Promise<IncomingMessage>((resolve) => {
      request({ port, path: '/art/../../../../etc/passwd' }, resolve).end();
    });
    response.resume();

    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'image/webp']);
  });

  test('it has the requested size', async () => {
    const answer = await app.inject('/art/item-99999-400.webp');

    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 400 });
  });
});
