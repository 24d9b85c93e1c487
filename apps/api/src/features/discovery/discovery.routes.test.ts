import { SCOPES } from '@wallabee/contract/protocol/scopes';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';

const SITE = 'https://wallabee.example';
const world = await createTestWorld({
  SITE_URL: SITE,
  SUPPORT_EMAIL: 'help@wallabee.example',
  SUPPORT_URL: 'https://support.wallabee.example/',
});
const { app, aSet, anItemType } = world;

describe('/.well-known/security.txt', () => {
  test('has the fields of RFC 9116 with the site’s own addresses', async () => {
    const { headers, body } = await app.inject('/.well-known/security.txt');

    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(fieldsOf(body)).toEqual([
      ['Contact', 'mailto:help@wallabee.example'],
      ['Contact', 'https://support.wallabee.example/'],
      ['Expires', expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/)],
      ['Preferred-Languages', 'en'],
      ['Canonical', `${SITE}/.well-known/security.txt`],
      ['Policy', `${SITE}/developers#security`],
    ]);
  });

  test.each(['2026-01-31T23:59:59Z', '2028-02-29T00:00:00Z', '2031-12-31T12:00:00Z'])(
    'expires later than %s, and within a year of it',
    async (now) => {
      world.clock.now = new Date(now);

      const { body } = await app.inject('/.well-known/security.txt');

      const expires = new Date(Object.fromEntries(fieldsOf(body)).Expires ?? '');
      const days = (expires.getTime() - world.clock.now.getTime()) / 86_400_000;
      expect(days).toBeGreaterThan(170);
      expect(days).toBeLessThan(365);
    },
  );

  test('is found at the old address too', async () => {
    expect(await app.inject('/security.txt')).toMatchObject({
      statusCode: 301,
      headers: { location: '/.well-known/security.txt' },
    });
  });
});

describe('/opensearch.xml', () => {
  test('describes the item search and its suggestions', async () => {
    const { headers, body } = await app.inject('/opensearch.xml');
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' });
    const description = parser.parse(body, true).OpenSearchDescription;

    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8');
    expect(description.ShortName.length).toBeLessThanOrEqual(16);
    expect(description.Description.length).toBeLessThanOrEqual(1_024);
    expect(description.Url).toEqual([
      { type: 'text/html', rel: 'results', template: `${SITE}/tools/search?q={searchTerms}` },
      {
        type: 'application/x-suggestions+json',
        rel: 'suggestions',
        template: `${SITE}/opensearch/suggestions?q={searchTerms}`,
      },
      { type: 'application/opensearchdescription+xml', rel: 'self', template: `${SITE}/opensearch.xml` },
    ]);
  });

  test('suggestions are names with their sets and addresses', async () => {
    const set = await aSet({ name: 'Harbour Lights' });
    const bell = await anItemType({ set_id: set, name: 'Fog Bell' });
    await anItemType({ set_id: set, name: 'Storm Glass' });

    const { headers, body } = await app.inject('/opensearch/suggestions?q=fog%20be');

    expect(headers['content-type']).toBe('application/x-suggestions+json; charset=utf-8');
    expect(JSON.parse(body)).toEqual([
      'fog be',
      ['Fog Bell'],
      ['Harbour Lights'],
      [`${SITE}/tools/item/${bell}`],
    ]);
  });

  test.each(['', '?q=', '?q=%00', '?q=a&q=b', `?q=${'x'.repeat(5_000)}`, '?q=%3Cscript%3E'])(
    'suggestions for %s are an empty list',
    async (query) => {
      const { statusCode, body } = await app.inject(`/opensearch/suggestions${query}`);

      expect(statusCode).toBe(200);
      expect(JSON.parse(body).slice(1)).toEqual([[], [], []]);
    },
  );
});

describe('the metadata of OAuth', () => {
  async function read(path: string) {
    const { headers, body } = await app.inject(path);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['access-control-allow-origin']).toBe('*');
    return JSON.parse(body);
  }

  test('of the server names its addresses and what it supports [AL-07]', async () => {
    expect(await read('/.well-known/oauth-authorization-server')).toMatchObject({
      issuer: SITE,
      authorization_endpoint: `${SITE}/oauth/authorize`,
      token_endpoint: `${SITE}/api/oauth/token`,
      revocation_endpoint: `${SITE}/api/oauth/revoke`,
      scopes_supported: ['read', 'messages', 'swaps', 'alerts'],
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  test.each([
    { path: '/.well-known/oauth-protected-resource', resource: SITE },
    { path: '/.well-known/oauth-protected-resource/api', resource: `${SITE}/api` },
    { path: '/.well-known/oauth-protected-resource/api/mcp', resource: `${SITE}/api/mcp` },
  ])('at $path is that of $resource [AL-07]', async ({ path, resource }) => {
    expect(await read(path)).toMatchObject({
      resource,
      authorization_servers: [SITE],
      bearer_methods_supported: ['header'],
    });
  });
});

test('a client of the tools asks the player for reading alone, because the tools only read [DV-05]', async () => {
  const scopesAt = async (path: string) => (await app.inject(path)).json().scopes_supported;

  expect(await scopesAt('/.well-known/oauth-protected-resource/api/mcp')).toEqual(['read']);
  expect(await scopesAt('/.well-known/oauth-protected-resource/api')).toEqual([...SCOPES]);
});

describe('/.well-known/api-catalog', () => {
  const path = '/.well-known/api-catalog';

  test('links each API to its descriptions, as RFC 9727 requires [DV-05]', async () => {
    const { headers, body } = await app.inject(path);
    const [catalogue, api, assistants] = JSON.parse(body).linkset;

    expect(headers['content-type']).toMatch(
      /^application\/linkset\+json; profile="https:\/\/www\.rfc-editor\.org\/info\/rfc9727"/,
    );
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(catalogue).toEqual({
      anchor: `${SITE}${path}`,
      item: [{ href: `${SITE}/api` }, { href: `${SITE}/api/mcp` }],
    });
    expect(api).toMatchObject({
      anchor: `${SITE}/api`,
      'service-desc': [{ href: `${SITE}/api/openapi.json`, type: 'application/json' }],
      'service-doc': [{ href: `${SITE}/developers`, type: 'text/html' }],
      status: [{ href: `${SITE}/status`, type: 'text/html' }, { href: `${SITE}/api/status` }],
    });
    expect(assistants).toMatchObject({
      anchor: `${SITE}/api/mcp`,
      'service-doc': [{ href: `${SITE}/developers#assistants` }],
    });
    for (const { href } of [...api['service-desc'], ...api['service-meta'], ...assistants['service-meta']])
      expect([href, (await app.inject(href.slice(SITE.length))).statusCode]).toEqual([href, 200]);
  });

  test.each(['GET', 'HEAD'] as const)('%s is answered with the Link header [DV-05]', async (method) => {
    const { statusCode, headers } = await app.inject({ method, url: path });

    expect({ statusCode, link: headers.link }).toEqual({
      statusCode: 200,
      link: `<${SITE}${path}>; rel="api-catalog"`,
    });
  });
});

test('/llms.txt names the tools for assistants and the bulk files [DV-05]', async () => {
  const { body } = await app.inject('/llms.txt');

  for (const path of ['/api/mcp', '/api/bulk', '/developers#assistants', '/.well-known/api-catalog'])
    expect(body).toContain(`](${SITE}${path})`);
});

test('/llms.txt names the site and links only to addresses that exist', async () => {
  const { headers, body } = await app.inject('/llms.txt');

  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^# WallaBee\n\n> /);
  const links = [...body.matchAll(/\]\((.+?)\)/g)].map(([, address = '']) => address);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((address) => !address.startsWith(`${SITE}/`))).toEqual([]);
  for (const path of links.map((address) => address.slice(SITE.length)).filter(isFile)) {
    expect([path, (await app.inject(path)).statusCode]).toEqual([path, 200]);
  }
});

/** The others are pages, which this server does not have. */
function isFile(path: string): boolean {
  return /\.(json|xml|atom|txt)$/.test(path);
}

function fieldsOf(text: string): [string, string][] {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);
}
