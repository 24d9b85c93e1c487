import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld({ SITE_URL: 'https://wallabee.example' });
const OTHER = 'https://fan.example';
const SITE = 'https://wallabee.example';

describe('a page of another origin', () => {
  test('reads public data with a key [AP-01]', async () => {
    const response = await get('/api/all-sets', OTHER);

    expect(response.statusCode).toBe(200);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['access-control-expose-headers']).toContain('Retry-After');
  });

  test('can read why it was refused', async () => {
    const response = await world.app.inject({ url: '/api/all-sets', headers: { origin: OTHER } });

    expect(response.json()).toMatchObject({ code: 'key_required' });
    expect(response.headers['access-control-allow-origin']).toBe('*');
  });

  test('may send a key but no token', async () => {
    const { headers } = await preflight('/api/all-sets', OTHER);

    expect(headers['access-control-allow-headers']).toContain('X-WallaBee-API-Key');
    expect(headers['access-control-allow-headers']).not.toMatch(/token/i);
  });

  test('may read with headers of any name', async () => {
    const asked = 'x-wallabee-api-key, X-Requested-With,traceparent, x-odd_header.1';

    const { headers } = await preflight('/api/all-sets', OTHER, asked);

    const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(', ');
    expect(allowed).toEqual(
      expect.arrayContaining(['x-wallabee-api-key', 'x-requested-with', 'traceparent', 'x-odd_header.1']),
    );
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(headers['access-control-allow-methods']).toBe('GET');
  });

  test.each(['x-user-token', 'X-User-Token', 'traceparent, x-user-token , x-page-session'])(
    'may not send who the player is by asking for %s',
    async (asked) => {
      for (const url of ['/api/all-sets', '/api/item-search', '/api/me/pouch']) {
        for (const more of ['', ', authorization']) {
          const { headers } = await preflight(url, OTHER, `${asked}${more}`);

          expect(headers['access-control-allow-headers']).not.toMatch(/token|page-session|\*/i);
        }
      }
    },
  );

  test.each(['*', '*, x-user-token', 'traceparent,*'])(
    'is not allowed every header at once by asking for %s',
    async (asked) => {
      for (const url of ['/api/all-sets', '/api/item-search', '/api/me/pouch', '/feeds/new-items.json']) {
        const { headers } = await preflight(url, OTHER, asked);

        expect([url, headers['access-control-allow-headers']]).toEqual([
          url,
          expect.not.stringContaining('*'),
        ]);
      }
    },
  );

  test('is not allowed a header with an invalid name', async () => {
    const { headers } = await preflight('/api/all-sets', OTHER, 'a b,é,x-good,"quoted",');

    expect(headers['access-control-allow-headers']).toMatch(/Last-Event-ID, x-good$/);
  });

  test.each([
    '/feeds/new-items.json',
    '/feeds/search.atom?q=bee',
    '/llms.txt',
    '/.well-known/api-catalog',
    '/.well-known/oauth-protected-resource/api/mcp',
  ])('may read %s with headers of any name', async (url) => {
    const { statusCode, headers } = await preflight(url, OTHER, 'traceparent, x-user-token');

    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'If-None-Match, traceparent',
    });
    expect((await get(url, OTHER)).headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': expect.stringMatching(/ETag, Retry-After.*Link/),
    });
  });

  test('can read why the event stream refused it', async () => {
    const refused = await world.app.inject({ url: '/api/events', headers: { origin: OTHER } });

    expect(refused.statusCode).toBe(401);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    expect(refused.headers['access-control-expose-headers']).toContain('Retry-After');
  });

  test.each([
    'RateLimit',
    'RateLimit-Policy',
    'Deprecation',
    'Sunset',
    'Link',
    'Content-Range',
    'Repr-Digest',
  ])('can read the header %s', async (name) => {
    const { headers } = await get('/api/all-sets', OTHER);

    expect(String(headers['access-control-expose-headers']).split(', ')).toContain(name);
  });

  test('may search with POST', async () => {
    expect((await preflight('/api/item-search', OTHER)).headers['access-control-allow-methods']).toContain(
      'POST',
    );
  });

  test.each(['/api/login', '/api/register', '/api/keys'])('may not post to %s', async (url) => {
    expect((await preflight(url, OTHER)).headers['access-control-allow-methods']).toBe('GET');
  });

  test("cannot read a player's own data", async () => {
    const response = await get('/api/keys', OTHER);

    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('pages of the site itself may send tokens and POST everywhere', async () => {
  const { headers } = await preflight('/api/login', SITE);

  expect(headers).toMatchObject({
    'access-control-allow-origin': SITE,
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': expect.stringContaining('X-User-Token'),
  });
  expect((await get('/api/keys', SITE)).headers).toMatchObject({
    'access-control-allow-origin': SITE,
    vary: 'Origin',
  });
});

test('an OPTIONS request without an origin is answered like any preflight', async () => {
  const response = await world.app.inject({ method: 'OPTIONS', url: '/api/all-sets' });

  expect(response.statusCode).toBe(204);
  expect(response.headers['access-control-allow-methods']).toBe('GET');
});

function get(url: string, origin: string) {
  return world.app.inject({ url, headers: { origin, 'x-wallabee-api-key': TEST_KEY } });
}

function preflight(url: string, origin: string, asked?: string) {
  return world.app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin,
      'access-control-request-method': 'POST',
      ...(asked && { 'access-control-request-headers': asked }),
    },
  });
}
