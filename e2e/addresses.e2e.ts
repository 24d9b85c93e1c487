import { get } from 'node:http';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { SITE } from './sites.ts';

const SEED = 20_240_606;
const RUNS = 12;

test.describe('no address of a page fails, whatever it contains [ER-03]:', () => {
  test('every route of the site', async () => {
    test.slow();
    const patterns = await readPatterns();
    expect(patterns.length).toBeGreaterThan(40);

    for (const pattern of [...patterns, ...OTHERS]) {
      await fc.assert(
        fc.asyncProperty(addressOf(pattern), async (address) => {
          for (const path of [address, dataOf(address)]) expect(await statusOf(path)).toBeLessThan(500);
        }),
        { seed: SEED, numRuns: RUNS },
      );
    }
  });

  for (const address of [
    '/tools/search/%00',
    '/tools/search/cat%00',
    '/tools/search/%00.data',
    '/tools/search?q=%00',
    `/tools/search?q=${'a'.repeat(99)}%F0%9F%90%9D`,
    '/tools/profile/%00/bio',
    '/news/%00',
    '/%00',
    '/?%00=%ff',
  ]) {
    test(address.slice(0, 40), async () => {
      expect(await statusOf(address)).toBeLessThan(500);
    });
  }
});

const OTHERS = ['art/*', 'assets/*', 'retro/*', 'feeds/*', 'api/*', 'api/image/*', 'api/*/*'];

interface RouteOfManifest {
  path?: string;
  parentId?: string;
}

/** The manifest of the built pages lists every route. */
async function readPatterns(): Promise<string[]> {
  const page = await (await fetch(`${SITE}/faq`)).text();
  const [file] = /\/assets\/manifest-[\w-]+\.js/.exec(page) ?? [];
  const script = await (await fetch(`${SITE}${file}`)).text();
  const { routes } = JSON.parse(script.replace(/^[^{]*|;\s*$/g, '')) as {
    routes: Record<string, RouteOfManifest>;
  };
  const pathOf = ({ path = '', parentId }: RouteOfManifest): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent ? pathOf(parent) : '', path].filter(Boolean).join('/');
  };
  return [...new Set(Object.values(routes).map(pathOf))];
}

/** Each parameter is hostile or plausible, and the query is arbitrary. */
function addressOf(pattern: string): fc.Arbitrary<string> {
  const parts = pattern.split('/').map((part) => (/^[:*]/.test(part) ? value : fc.constant(part)));
  const query = fc.option(fc.tuple(name, value), { nil: undefined });
  return fc
    .tuple(fc.tuple(...parts), query)
    .map(([segments, asked]) => `/${segments.join('/')}${asked ? `?${asked.join('=')}` : ''}`);
}

function dataOf(address: string): string {
  const [path = '', ...query] = address.split('?');
  return [path === '/' ? '/_root.data' : `${path}.data`, ...query].join('?');
}

const HOSTILE = [
  '%00',
  'cat%00',
  '%',
  '%zz',
  '%ff',
  '%C3%28',
  '%ED%A0%80',
  '%EF%BF%BF',
  '%0d%0a',
  '%2f',
  '..%2f..',
  '%5c',
  '%2500',
  '%E2%80%AE',
  `${'a'.repeat(99)}%F0%9F%90%9D`,
  '__proto__',
  'constructor',
  '-1',
  '1.5',
  '1e9',
  '0x10',
  'NaN',
  '2147483648',
  '9007199254740993',
  '9'.repeat(400),
  'x'.repeat(1_300),
  "'%3B--",
  '%3Cscript%3E',
];

const bytes = fc
  .uint8Array({ minLength: 1, maxLength: 12 })
  .map((values) => [...values].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));

const value = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE) },
  { weight: 2, arbitrary: fc.constantFrom('1', '0', '4', '25', 'demo', 'cat') },
  { weight: 2, arbitrary: bytes },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }).map(encode) },
  { weight: 1, arbitrary: fc.bigInt({ min: -(2n ** 70n), max: 2n ** 70n }).map(String) },
);

const name = fc.constantFrom('q', 'for', 'page', 'set', 'number', 'max', 'sort', '_routes', '__proto__');

function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Not by fetch, which rewrites the path. */
function statusOf(path: string): Promise<number> {
  const { hostname, port } = new URL(SITE);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    }).on('error', reject);
  });
}
