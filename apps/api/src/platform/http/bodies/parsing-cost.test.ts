import { readPageSession } from '@wallabee/contract/protocol/page-session';
import type { InjectOptions } from 'fastify';
import { describe, test } from 'vitest';
import { expectLinear } from '../../../../test/processes/processor-time.ts';
import { createTestWorld, TEST_KEY } from '../../../../test/world.ts';
import { rewriteAddress } from '../addresses.ts';

const world = await createTestWorld();

const LARGEST_BODY = 256 * 1024;
const LONGEST_HEADERS = 15 * 1024;

const FORM = 'application/x-www-form-urlencoded';
const BOUNDARY = 'x'.repeat(40);
const multipart = (boundary: string) => `multipart/form-data; boundary=${boundary}`;

function fill(bytes: number, piece: (index: number) => string, separator = ''): string {
  const pieces: string[] = [];
  for (let length = 0, index = 0; ; index += 1) {
    const next = piece(index);
    length += next.length + separator.length;
    if (length > bytes) return pieces.join(separator);
    pieces.push(next);
  }
}

const part = (name: string, value = '', boundary = BOUNDARY) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe('a body of any accepted size costs less than 50 ms:', () => {
  const periodic = `${'a'.repeat(7_000)}b${'a'.repeat(6_999)}`;

  test.each<{ kind: string; type: string; body: (bytes: number) => string }>([
    { kind: 'a form of distinct names', type: FORM, body: (n) => fill(n, String, '&') },
    { kind: 'a form of one name', type: FORM, body: (n) => fill(n, () => 'text', '&') },
    { kind: 'a form of separators', type: FORM, body: (n) => fill(n, () => '&') },
    { kind: 'a form of percent signs', type: FORM, body: (n) => `text=${fill(n, () => '%20')}` },
    {
      kind: 'JSON of distinct names',
      type: 'application/json',
      body: (n) => `{${fill(n, (i) => `"${i}x":1`, ',')}}`,
    },
    {
      kind: 'JSON of one name',
      type: 'application/json',
      body: (n) => `{${fill(n, () => '"text":1', ',')}}`,
    },
    {
      kind: 'JSON of whole numbers as names',
      type: 'application/json',
      body: (n) => `{${fill(n, (i) => `"${1e9 + i * 2 ** 17}":1`, ',')}}`,
    },
    {
      kind: 'JSON of lists in lists',
      type: 'application/json',
      body: (n) => '['.repeat(n / 2) + ']'.repeat(n / 2),
    },
    {
      kind: 'JSON of objects in objects',
      type: 'application/json',
      body: (n) => `${'{"a":'.repeat(n / 8)}1${'}'.repeat(n / 8)}`,
    },
    {
      kind: 'JSON with a text of lists',
      type: 'application/json',
      body: (n) => `{"text":[${fill(n - 20, () => '{}', ',')}]}`,
    },
    {
      kind: 'JSON of prototypes',
      type: 'application/json',
      body: (n) => `{${fill(n, () => '"__proto__":{}', ',')}}`,
    },
    {
      kind: 'JSON of a long number',
      type: 'application/json',
      body: (n) => `{"text":${'9'.repeat(n - 20)}}`,
    },
    {
      kind: 'a multipart form of many parts',
      type: multipart(BOUNDARY),
      body: (n) => fill(n, (i) => part(String(i))),
    },
    {
      kind: 'a multipart form of unfinished boundaries',
      type: multipart(BOUNDARY),
      body: (n) =>
        part(
          'text',
          fill(n - 200, () => `\r\n--${BOUNDARY.slice(1)}`),
        ),
    },
    {
      kind: 'a multipart form of many headers',
      type: multipart(BOUNDARY),
      body: (n) => `--${BOUNDARY}\r\n${fill(n - 200, () => 'a: b\r\n')}\r\n\r\n`,
    },
    {
      kind: 'a multipart form of one long header',
      type: multipart(BOUNDARY),
      body: (n) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${'%22'.repeat((n - 200) / 3)}"\r\n\r\n`,
    },
    {
      kind: 'a multipart form of a boundary that repeats itself',
      type: multipart(periodic),
      body: (n) => part('text', 'a'.repeat(n - 40_000), periodic),
    },
    {
      kind: 'a multipart form of letters that mean something in a pattern',
      type: multipart('(a+)+$.*'),
      body: (n) => part('text', 'a'.repeat(n - 200), '(a+)+$.*'),
    },
  ])('$kind', async ({ type, body }) => {
    await expectLinear((share) => {
      const payload = body(LARGEST_BODY * share);
      return () =>
        ask({ method: 'POST', url: '/api/item-search', headers: { 'content-type': type }, payload });
    });
  });
});

describe('an address and headers of any accepted size cost less than 50 ms:', () => {
  const n = LONGEST_HEADERS;

  test.each<{ kind: string; request: (bytes: number) => InjectOptions }>([
    {
      kind: 'distinct parameters',
      request: (n) => ({ url: `/api/item-search/suggest?${fill(n, String, '&')}` }),
    },
    {
      kind: 'one parameter',
      request: (n) => ({ url: `/api/item-search/suggest?${fill(n, () => 'text', '&')}` }),
    },
    {
      kind: 'parameters of prototypes',
      request: (n) => ({ url: `/api/item-search/suggest?${fill(n, () => '__proto__[a]=1', '&')}` }),
    },
    {
      kind: 'a long search',
      request: (n) => ({ url: `/api/item-search/suggest?text=${'%C3%A9'.repeat(n / 6)}` }),
    },
    { kind: 'a long callback', request: (n) => ({ url: `/api/blog?callback=${fill(n, () => 'a.')}` }) },
    { kind: 'a long list of ids', request: (n) => ({ url: `/api/items/${fill(n, () => '1', ',')}` }) },
    { kind: 'a path of slashes', request: (n) => ({ url: `/api${'/'.repeat(n)}sets` }) },
    { kind: 'a path of parts', request: (n) => ({ url: `/api${fill(n, () => '/a')}` }) },
    {
      kind: 'many headers',
      request: (n) => ({
        url: '/api/sets',
        headers: Object.fromEntries(
          fill(n, (i) => `h${i}`, ' ')
            .split(' ')
            .map((name) => [name, '']),
        ),
      }),
    },
    {
      kind: 'many codings',
      request: (n) => ({ url: '/api/sets', headers: { 'accept-encoding': fill(n, () => 'gzi', ',') } }),
    },
    {
      kind: 'many tags',
      request: (n) => ({ url: '/api/sets', headers: { 'if-none-match': fill(n, () => '"', ',') } }),
    },
    {
      kind: 'many proxies',
      request: (n) => ({ url: '/api/sets', headers: { 'x-forwarded-for': fill(n, () => '1.1.1.1', ',') } }),
    },
    {
      kind: 'many cookies',
      request: (n) => ({ url: '/api/sets', headers: { cookie: fill(n, () => 'a=b', '; ') } }),
    },
    {
      kind: 'a content type of boundaries',
      request: (n) => ({
        method: 'POST',
        url: '/api/item-search',
        payload: 'x',
        headers: { 'content-type': `multipart/form-data; ${fill(n, () => 'boundary=', ';')}` },
      }),
    },
  ])('$kind', async ({ request }) => {
    await expectLinear((share) => () => ask(request(n * share)));
  });

  test.each([
    ['slashes', () => '/'],
    ['questions', () => '?/'],
    ['percent signs', () => '%2'],
    ['the API’s own beginning', () => '//api'],
  ])('an address of %s', async (_, piece) => {
    const rewrite = rewriteAddress({ apiHosts: new Set(['api.example']) });

    await expectLinear((share) => {
      const url = `/${fill(n * share, piece)}`;
      return () => rewrite({ url, headers: { host: 'api.example' } } as never);
    });
  });

  test('cookies that look like a page session', async () => {
    await expectLinear((share) => {
      const cookies = fill(n * share, () => 'page-session=1.a', '; ');
      return () => readPageSession(cookies, false);
    });
  });
});

function ask(request: InjectOptions) {
  return world.app.inject({
    ...request,
    headers: { 'x-wallabee-api-key': TEST_KEY, ...request.headers },
  });
}
