import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');
const INTERNALS = /UNSAFE_|__reactRouter|\.data`/;

test('no other folder uses the router’s internals', () => {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const users = files.filter((file) => INTERNALS.test(readFileSync(join(sources, file), 'utf8')));

  expect(users.sort()).toEqual(['platform/router/page-scripts.ts', 'platform/router/prefetch-links.tsx']);
});
