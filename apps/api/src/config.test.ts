import { describe, expect, test } from 'vitest';
import { BadConfiguration, readConfig } from './config.ts';

test('an empty environment gives the demo site on port 3000', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    WORLD: 'demo',
    LIVE: true,
    SITE_URL: 'http://localhost:3000',
    WEB_API_KEY: 'demo-key',
  });
});

test('an empty value counts as unset', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '' });

  expect(config.PORT).toBe(3000);
  expect(config.DATABASE_URL).toBeUndefined();
});

test('a site address loses its ending slash', () => {
  expect(readConfig({ SITE_URL: 'https://wallabee.example/' }).SITE_URL).toBe('https://wallabee.example');
});

test('the address of a blog feed keeps its ending slash', () => {
  const { BLOG_FEED_URL } = readConfig({ BLOG_FEED_URL: 'https://blog.example/feed/' });

  expect(BLOG_FEED_URL?.href).toBe('https://blog.example/feed/');
});

test('only a demo world is alive unless asked for', () => {
  expect(readConfig({ WORLD: 'small' }).LIVE).toBe(false);
  expect(readConfig({ WORLD: 'small', LIVE: 'on' }).LIVE).toBe(true);
  expect(readConfig({ LIVE: 'off' }).LIVE).toBe(false);
});

describe('a bad value is told in one sentence that names it', () => {
  test.each([
    { environment: { PORT: 'eighty' }, name: 'PORT' },
    { environment: { PORT: '70000' }, name: 'PORT' },
    { environment: { PORT: '-1' }, name: 'PORT' },
    { environment: { WORLD: 'huge' }, name: 'WORLD must be one of demo, small, large, none' },
    { environment: { WORLD_SEED: 'abc' }, name: 'WORLD_SEED must be a whole number' },
    { environment: { DATABASE_URL: 'mysql://db/x' }, name: 'DATABASE_URL must be a postgres:// address' },
    { environment: { SITE_URL: 'ftp://x' }, name: 'SITE_URL must be an http or https address' },
    { environment: { LIVE: 'yes' }, name: 'LIVE must be one of on, off' },
    {
      environment: { BLOG_FEED_URL: 'file:///etc/passwd' },
      name: 'BLOG_FEED_URL must be an http or https address',
    },
    { environment: { RETRO_URL: '//elsewhere.example/game' }, name: 'RETRO_URL must be a path on this site' },
    { environment: { RETRO_URL: 'javascript:alert(1)' }, name: 'RETRO_URL must be a path on this site' },
    { environment: { WORLD: 'none' }, name: 'WEB_API_KEY must be set when WORLD is none' },
  ])('$environment', ({ environment, name }) => {
    expect(() => readConfig(environment)).toThrow(BadConfiguration);
    expect(() => readConfig(environment)).toThrow(name);
  });
});
