import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const codeOf = (file: string) => readFileSync(join(sources, file), 'utf8');
const INTERNALS = /UNSAFE_|__reactRouter|\.data`/;

test('no other folder uses the router’s internals', () => {
  const users = files.filter((file) => INTERNALS.test(codeOf(file)));

  expect(users.sort()).toEqual([
    'platform/router/late-scroll.ts',
    'platform/router/page-data-script.ts',
    'platform/router/page-scripts.ts',
    'platform/router/pages-build.ts',
    'platform/router/prefetch-links.tsx',
    'platform/router/steady-outlet.tsx',
  ]);
});

test('pages read the pending location, because useNavigation stays idle there', () => {
  const users = files.filter((file) => /import .*\buseNavigation\b/.test(codeOf(file)));

  expect(users).toEqual([]);
});
