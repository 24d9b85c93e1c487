import { describe, expect, test } from 'vitest';
import { BadConfiguration, readAssistantConfig, readConfig } from './config.ts';

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

test('the tools for assistants call the demo site by default [DV-05]', () => {
  expect(readAssistantConfig({ WALLABEE_TOKEN: '' })).toEqual({
    WALLABEE_API_URL: 'http://localhost:3000/api',
    WALLABEE_API_KEY: 'demo-key',
  });
  const WALLABEE_API_URL = 'https://wallabee.example/api/';
  expect(readAssistantConfig({ WALLABEE_API_URL }).WALLABEE_API_URL).toBe('https://wallabee.example/api');
  expect(() => readAssistantConfig({ WALLABEE_API_URL: 'ftp://x' })).toThrow(
    new BadConfiguration('WALLABEE_API_URL must be an http or https address.'),
  );
});

test('METRICS_PORT must differ from PORT', () => {
  expect(() => readConfig({ PORT: '4000', METRICS_PORT: '4000' })).toThrow(
    'METRICS_PORT must be another port than PORT.',
  );
  expect(readConfig({ PORT: '0', METRICS_PORT: '0' }).METRICS_PORT).toBe(0);
});

test('an empty value counts as unset', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '' });

  expect(config.PORT).toBe(3000);
  expect(config.DATABASE_URL).toBeUndefined();
});

test('the key pair of pushes is optional and complete, and its subject is the support address', () => {
  const VAPID_PUBLIC_KEY = Buffer.alloc(65, 4).toString('base64url');
  const VAPID_PRIVATE_KEY = Buffer.alloc(32, 1).toString('base64url');

  expect(readConfig({}).PUSH).toEqual({ keys: undefined, subject: 'mailto:support@example.com' });
  expect(
    readConfig({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT: 'https://wallabee.example' }).PUSH,
  ).toEqual({
    keys: { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
    subject: 'https://wallabee.example',
  });
  for (const half of [{ VAPID_PUBLIC_KEY }, { VAPID_PRIVATE_KEY }])
    expect(() => readConfig(half)).toThrow('VAPID_PUBLIC_KEY must be set together with VAPID_PRIVATE_KEY.');
});

test('DATABASE_DIRECT_URL needs DATABASE_URL', () => {
  const DATABASE_DIRECT_URL = 'postgres://wallabee@localhost/wallabee';

  expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow(
    'DATABASE_DIRECT_URL must not be set without DATABASE_URL.',
  );
  expect(readConfig({ DATABASE_DIRECT_URL, DATABASE_URL: DATABASE_DIRECT_URL })).toMatchObject({
    DATABASE_DIRECT_URL,
  });
});

test('the trailing slash of SITE_URL is removed', () => {
  expect(readConfig({ SITE_URL: 'https://wallabee.example/' }).SITE_URL).toBe('https://wallabee.example');
});

test('the trailing slash of a blog feed stays', () => {
  const { BLOG_FEED_URL } = readConfig({ BLOG_FEED_URL: 'https://blog.example/feed/' });

  expect(BLOG_FEED_URL?.href).toBe('https://blog.example/feed/');
});

test('a proxy on this machine is trusted, others only when they are named', () => {
  expect(readConfig({}).TRUST_PROXY).toEqual(['loopback']);
  expect(readConfig({ TRUST_PROXY: 'none' }).TRUST_PROXY).toEqual([]);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, 2001:db8::1' }).TRUST_PROXY).toEqual([
    '10.0.0.0/8',
    '2001:db8::1',
  ]);
  for (const TRUST_PROXY of ['everybody', '10.0.0.0/33', '10.0.0.1/8/8', '2001:db8::/129', '10', '10/8', '*'])
    expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY must be none, or addresses');
});

test('only the demo world has simulated players by default', () => {
  expect(readConfig({ WORLD: 'small' }).LIVE).toBe(false);
  expect(readConfig({ WORLD: 'small', LIVE: 'on' }).LIVE).toBe(true);
  expect(readConfig({ LIVE: 'off' }).LIVE).toBe(false);
});

test("outside links are configured, with the demo's as defaults [SH-01, SH-07]", () => {
  const { LINKS } = readConfig({
    SUPPORT_URL: 'mailto:help@wallabee.example',
    BLOG_URL: 'https://blog.wallabee.example/',
    ANDROID_APP_URL: 'https://play.wallabee.example/app',
    TWITTER_URL: 'https://social.wallabee.example/@bee',
  });

  expect(LINKS).toMatchObject({
    support: 'mailto:help@wallabee.example',
    supportEmail: 'support@example.com',
    blog: 'https://blog.wallabee.example/',
    store: 'https://store.example.com/',
  });
  expect(LINKS.appStores.map(({ href }) => href)).toEqual([
    'https://apps.example.com/ios',
    'https://play.wallabee.example/app',
  ]);
  expect(LINKS.social.find(({ name }) => name === 'Twitter')?.href).toBe(
    'https://social.wallabee.example/@bee',
  );
});

test("maps have OpenStreetMap's tiles, another server's, or none [PC-01]", () => {
  expect(readConfig({}).TILES).toEqual({
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
    attributionUrl: 'https://www.openstreetmap.org/copyright',
  });
  const url = 'https://tiles.wallabee.example/bees/{z}/{x}/{y}@2x.png?key=1';
  expect(readConfig({ TILE_URL: url }).TILES?.url).toBe(url);
  expect(readConfig({ TILE_URL: 'none' }).TILES).toBeNull();
});

describe('an invalid value is reported in one sentence that names it', () => {
  test.each([
    { environment: { PORT: 'eighty' }, name: 'PORT' },
    { environment: { PORT: '70000' }, name: 'PORT must be a whole number from 0 to 65535' },
    { environment: { PORT: '-1' }, name: 'PORT must be a whole number from 0 to 65535' },
    { environment: { LIVE_PACE: '0' }, name: 'LIVE_PACE must be a whole number from 1 to 6000' },
    { environment: { API_HOST: 'https://api.example' }, name: 'API_HOST must be a host such as' },
    { environment: { API_HOST: 'api example' }, name: 'API_HOST must be a host such as' },
    { environment: { API_HOSTS: 'api.example' }, name: 'API_HOSTS must be hosts with a profile' },
    { environment: { API_HOSTS: 'api.example=2013' }, name: 'API_HOSTS must be hosts with a profile' },
    {
      environment: { API_HOSTS: 'https://api.example=2012' },
      name: 'API_HOSTS must be hosts with a profile',
    },
    { environment: { API_HOSTS: 'a.example=2012,' }, name: 'API_HOSTS must be hosts with a profile' },
    { environment: { API_HOSTS: 'a.example=2012=2017' }, name: 'API_HOSTS must be hosts with a profile' },
    {
      environment: { API_HOSTS: 'a.example=2012,A.example=2017' },
      name: 'API_HOSTS must name each host once',
    },
    {
      environment: { API_HOSTS: 'a.example=2012', API_HOST: 'A.example' },
      name: 'API_HOSTS must name neither API_HOST nor the host of SITE_URL',
    },
    {
      environment: { API_HOSTS: 'localhost:3000=2012' },
      name: 'API_HOSTS must name neither API_HOST nor the host of SITE_URL',
    },
    {
      environment: { SITE_URL: 'https://wallabee.example', API_HOST: 'WallaBee.example' },
      name: 'API_HOST must not be the host of SITE_URL',
    },
    { environment: { WORLD: 'vast' }, name: 'WORLD must be one of demo, small, large, huge, none' },
    { environment: { WORLD_SEED: 'abc' }, name: 'WORLD_SEED must be a whole number' },
    { environment: { DATABASE_URL: 'mysql://db/x' }, name: 'DATABASE_URL must be a postgres:// address' },
    { environment: { SITE_URL: 'ftp://x' }, name: 'SITE_URL must be an http or https address' },
    { environment: { LIVE: 'yes' }, name: 'LIVE must be one of on, off' },
    { environment: { SERVICE_WORKER: 'no' }, name: 'SERVICE_WORKER must be one of on, off' },
    {
      environment: { BLOG_FEED_URL: 'file:///etc/passwd' },
      name: 'BLOG_FEED_URL must be an http or https address',
    },
    { environment: { RETRO_URL: '//elsewhere.example/game' }, name: 'RETRO_URL must be a path on this site' },
    { environment: { RETRO_URL: 'javascript:alert(1)' }, name: 'RETRO_URL must be a path on this site' },
    {
      environment: { SUPPORT_URL: 'javascript:alert(1)' },
      name: 'SUPPORT_URL must be an http, https or mailto address',
    },
    { environment: { STORE_URL: 'store' }, name: 'STORE_URL must be an http, https or mailto address' },
    { environment: { SUPPORT_EMAIL: 'nobody' }, name: 'SUPPORT_EMAIL must be an e-mail address' },
    { environment: { TILE_URL: 'https://tiles.example/' }, name: 'TILE_URL must be none, or an http' },
    { environment: { TILE_URL: 'javascript:{z}{x}{y}' }, name: 'TILE_URL must be none, or an http' },
    { environment: { TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}' }, name: 'TILE_URL must be none' },
    { environment: { SECRETS_KEY: 'too short' }, name: 'SECRETS_KEY must have at least 32 characters' },
    { environment: { VAPID_PUBLIC_KEY: 'short' }, name: 'VAPID_PUBLIC_KEY must be 65 bytes in base64url' },
    { environment: { VAPID_PRIVATE_KEY: 'a b' }, name: 'VAPID_PRIVATE_KEY must be 32 bytes in base64url' },
    { environment: { VAPID_SUBJECT: 'ftp://x' }, name: 'VAPID_SUBJECT must be an https or mailto address' },
    { environment: { WORLD: 'none' }, name: 'WEB_API_KEY must be set when WORLD is none' },
  ])('$environment', ({ environment, name }) => {
    expect(() => readConfig(environment)).toThrow(BadConfiguration);
    expect(() => readConfig(environment)).toThrow(name);
  });
});

test('API_HOSTS assigns a profile to each host [DV-01]', () => {
  expect(readConfig({}).API_HOSTS).toEqual(new Map());
  expect(readConfig({ API_HOSTS: 'API.Bees.example=2012, new.bees.example:8443=2017' }).API_HOSTS).toEqual(
    new Map([
      ['api.bees.example', '2012'],
      ['new.bees.example:8443', '2017'],
    ]),
  );
});

test.each([
  { settings: {}, api: 'http://localhost:3000/api' },
  { settings: { SITE_URL: 'https://bees.example' }, api: 'https://bees.example/api' },
  {
    settings: { SITE_URL: 'https://bees.example', API_HOST: 'api.bees.example' },
    api: 'https://api.bees.example',
  },
  { settings: { API_HOST: 'API.Bees.example:8443' }, api: 'http://api.bees.example:8443' },
  { settings: { API_BASE_URL: 'https://elsewhere.example/api/' }, api: 'https://elsewhere.example/api' },
])("the API's address is $api with $settings", ({ settings, api }) => {
  expect(readConfig(settings).LINKS.api).toBe(api);
});
