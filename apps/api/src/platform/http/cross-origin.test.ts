import { describe, expect, test } from 'vitest';
import { createTestWorld, TEST_KEY } from '../../../test/world.ts';

const world = await createTestWorld({ SITE_URL: 'https://wallabee.example' });
const FAN = 'https://fan.example';
const SITE = 'https://wallabee.example';

describe("a fan's page", () => {
  test('reads with a key what anybody may read [AP-01]', async () => {
    const response = await get('/api/all-sets', FAN);

    expect(response.statusCode).toBe(200);
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.headers['access-control-expose-headers']).toContain('Retry-After');
  });

  test('learns why it was refused', async () => {
    const response = await world.app.inject({ url: '/api/all-sets', headers: { origin: FAN } });

    expect(response.json()).toMatchObject({ code: 'key_required' });
    expect(response.headers['access-control-allow-origin']).toBe('*');
  });

  test('may send a key, and never a token', async () => {
    const { headers } = await preflight('/api/all-sets', FAN);

    expect(headers['access-control-allow-headers']).toContain('X-WallaBee-API-Key');
    expect(headers['access-control-allow-headers']).not.toMatch(/token/i);
  });

  test('may search, which is a POST that reads', async () => {
    expect((await preflight('/api/item-search', FAN)).headers['access-control-allow-methods']).toContain(
      'POST',
    );
  });

  test.each(['/api/login', '/api/register', '/api/keys'])('may not post to %s', async (url) => {
    expect((await preflight(url, FAN)).headers['access-control-allow-methods']).toBe('GET');
  });

  test("cannot read a player's own", async () => {
    const response = await get('/api/keys', FAN);

    expect(response.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('pages of the site that are served elsewhere may do everything', async () => {
  const { headers } = await preflight('/api/login', SITE);

  expect(headers).toMatchObject({
    'access-control-allow-origin': SITE,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': expect.stringContaining('X-User-Token'),
  });
  expect((await get('/api/keys', SITE)).headers).toMatchObject({
    'access-control-allow-origin': SITE,
    vary: 'Origin',
  });
});

function get(url: string, origin: string) {
  return world.app.inject({ url, headers: { origin, 'x-wallabee-api-key': TEST_KEY } });
}

function preflight(url: string, origin: string) {
  return world.app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'POST' },
  });
}
