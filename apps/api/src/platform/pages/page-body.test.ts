import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cutPage } from './page-body.ts';

const text = (nonce: string) =>
  `<script nonce="${nonce}">1</script>${'<p>Ärger &amp; Honig</p>'.repeat(3_000)}<script nonce="${nonce}">1</script>${nonce}`;

test.each([
  { what: 'with holes', made: text('hole') },
  { what: 'without one', made: 'a page without a script' },
  { what: 'with nothing in it', made: '' },
])('a page $what has a nonce of its own each time it is filled, compressed or not', async ({ made }) => {
  const body = cutPage(made, 'hole');

  for (const nonce of ['a'.repeat(24), 'kB4x+/2f9QmT7vRw1yZ0Aw==']) {
    const filled = made.replaceAll('hole', nonce);
    expect(body.fill(nonce).toString()).toBe(filled);
    expect(gunzipSync(await body.fillGzip(nonce)).toString()).toBe(filled);
  }
});

test('what is compressed is much smaller', async () => {
  const body = cutPage(text('hole'), 'hole');

  expect((await body.fillGzip('n'.repeat(24))).length).toBeLessThan(body.size / 20);
});

test('a nonce of another length is refused', () => {
  expect(() => cutPage(text('hole'), 'hole').fill('short')).toThrow('does not fit');
});
