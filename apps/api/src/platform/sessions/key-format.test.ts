import { expect, test } from 'vitest';
import { isMalformedKey, newKey } from './key-format.ts';

test('a key has a prefix to find it by, and is well formed', () => {
  const key = newKey();

  expect(key).toMatch(/^wbk_[0-9A-Za-z]{36}$/);
  expect(isMalformedKey(key)).toBe(false);
  expect(newKey()).not.toBe(key);
});

test('a key with any one letter changed, lost or added is malformed', () => {
  const key = newKey();

  for (let place = 4; place < key.length; place += 1) {
    const other = key[place] === 'x' ? 'y' : 'x';
    expect(isMalformedKey(`${key.slice(0, place)}${other}${key.slice(place + 1)}`)).toBe(true);
    expect(isMalformedKey(`${key.slice(0, place)}${key.slice(place + 1)}`)).toBe(true);
  }
  expect(isMalformedKey(`${key}x`)).toBe(true);
});

test("the operator's own keys may look like anything", () => {
  expect(isMalformedKey('demo-key')).toBe(false);
});
