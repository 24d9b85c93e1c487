import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '..');

/** After `* + *` any element that comes or goes makes the browser compute the styles of all its siblings again. */
test('no selector ends with any sibling', () => {
  const sheets = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const slow = sheets.filter((file) => /[+~]\s*[*:]/.test(readFileSync(join(sources, file), 'utf8')));

  expect(sheets.length).toBeGreaterThan(50);
  expect(slow).toEqual([]);
});
