import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const secret = Buffer.from('twenty bytes of that');
const box = createSecretBox('a key of thirty-two characters or more', 'second factor');

test('with a key a secret is encrypted with a new nonce each time and can be decrypted', () => {
  const sealed = box.seal(secret, 7);

  expect(sealed.includes(secret)).toBe(false);
  expect(box.seal(secret, 7).equals(sealed)).toBe(false);
  expect(box.open(sealed, 7)).toEqual(secret);
});

test('another key, another purpose, another owner or a changed byte cannot be decrypted', () => {
  const sealed = box.seal(secret, 7);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;

  expect(() =>
    createSecretBox('another key of thirty-two characters', 'second factor').open(sealed, 7),
  ).toThrow();
  expect(() => createSecretBox(undefined, 'second factor').open(sealed, 7)).toThrow(/SECRETS_KEY/);
  expect(() =>
    createSecretBox('a key of thirty-two characters or more', 'webhook').open(sealed, 7),
  ).toThrow();
  expect(() => box.open(sealed, 8)).toThrow();
  expect(() => box.open(changed, 7)).toThrow();
});

test('a secret stored without a key can be read when the site has one', () => {
  expect(box.open(createSecretBox(undefined, 'second factor').seal(secret, 7), 7)).toEqual(secret);
});

test('a second factor that an older version has sealed can be read', () => {
  const sealed = 'AUGZSETf2shNlXKsGCgiQkN7wwJtsH2qtVYrDXBLaPprpNoqJqMdtLZW7YH68yTHwg==';

  expect(box.open(Buffer.from(sealed, 'base64'), 7)).toEqual(secret);
});
