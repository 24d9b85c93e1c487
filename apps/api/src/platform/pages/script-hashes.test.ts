import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashMarkedScripts, SCRIPT_MARK } from './script-hashes.ts';

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('every marked inline script is allowed by its hash, once, and the mark is gone', () => {
  const page =
    '<script nonce="m">boot()</script><p>Ärger</p><script type="module" nonce="m" async="">go("ä")\n</script>';

  expect(hashMarkedScripts(`${page}<script nonce="m">boot()</script>`, 'm')).toEqual({
    html: '<script>boot()</script><p>Ärger</p><script type="module" async="">go("ä")\n</script><script>boot()</script>',
    scriptSources: [hashOf('boot()'), hashOf('go("ä")\n')],
  });
});

test.each([
  '<script>steal()</script>',
  '<script nonce="guessed">steal()</script>',
  '<p nonce="m">x</p><script>steal()</script>',
  '<script data-x="nonce=m">steal()</script>',
])('a script without the mark is not allowed: %s', (injected) => {
  const { scriptSources } = hashMarkedScripts(`<script nonce="m">ours()</script>${injected}`, 'm');

  expect(scriptSources).toEqual([hashOf('ours()')]);
});

test('a marked script of a file needs no hash', () => {
  expect(hashMarkedScripts('<script nonce="m" src="/assets/a.js"></script>', 'm')).toEqual({
    html: '<script src="/assets/a.js"></script>',
    scriptSources: [],
  });
});

test('the mark cannot be guessed', () => {
  expect(SCRIPT_MARK).toMatch(/^[0-9a-f]{48}$/);
});
