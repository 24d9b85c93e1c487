import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { cutPage, sharedText } from './page-body.ts';

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

const sheet = sharedText(`<style>${'.plate{color:gold}.ünïque{order:1}'.repeat(900)}</style>`);

test.each([
  { what: 'in the middle', made: `<a nonce="hole">${sheet.text}<b nonce="hole">.plate{color:gold}` },
  { what: 'at the beginning', made: `${sheet.text}hole${sheet.text.slice(0, 500)}` },
  { what: 'at the end', made: `hole.plate{color:gold}hole${sheet.text}` },
  { what: 'and nothing else', made: sheet.text },
  { what: 'missing', made: 'hole.plate{color:gold}hole' },
])('what pages share is right wherever it stands: $what', async ({ made }) => {
  const nonce = 'n'.repeat(24);
  const filled = made.replaceAll('hole', nonce);

  const body = cutPage(made, 'hole', sheet);

  expect(body.size).toBe(Buffer.byteLength(made.replaceAll('hole', '')));
  expect(body.fill(nonce).toString()).toBe(filled);
  expect(gunzipSync(await body.fillGzip(nonce)).toString()).toBe(filled);
});

test('what pages share is compressed once for all of them, and as hard as the rest', async () => {
  let times = 0;
  const counted = {
    ...sheet,
    deflated: () => {
      times += 1;
      return sheet.deflated();
    },
  };
  const bodies = [1, 2].map((page) => cutPage(`${page}hole${sheet.text}hole${page}`, 'hole', counted));

  for (const body of bodies) {
    await body.fillGzip('n'.repeat(24));
    expect((await body.fillGzip('n'.repeat(24))).length).toBeLessThan(600);
  }

  expect(times).toBe(2);
  expect(await sheet.deflated()).toBe(await sheet.deflated());
});

test('what is compressed is much smaller', async () => {
  const body = cutPage(text('hole'), 'hole');

  expect((await body.fillGzip('n'.repeat(24))).length).toBeLessThan(body.size / 20);
});

test('a nonce of another length is refused', () => {
  expect(() => cutPage(text('hole'), 'hole').fill('short')).toThrow('does not fit');
});
