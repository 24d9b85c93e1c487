import { expect, test } from 'vitest';
import { forumName, isKnownForum } from './forum-names.ts';

test.each([
  [1, 'Official Business'],
  [2, 'Item Directory'],
  [3, 'The Trading Post'],
  [4, 'Chat'],
  [5, 'Bug Reporting'],
  [6, 'Auction House'],
  [7, 'Unicorns of Slithering'],
  [8, 'Dragons of Colbourndor'],
  [9, 'Yetis of Snugglepuff'],
  [10, 'Phoenixes of Jabbaclaw'],
  [11, 'NewBees Hive'],
  [12, 'Party Room'],
  [13, 'The Swap Shop'],
])('forum %i is %s [FO-12]', (id, name) => {
  expect(forumName(String(id))).toBe(name);
  expect(isKnownForum(String(id))).toBe(true);
});

test.each([20, 21, 22, 23, 50])('forum %i is known, and its name is not public [FO-12]', (id) => {
  expect(isKnownForum(String(id))).toBe(true);
  expect(forumName(String(id))).toBeUndefined();
});

test.each(['14', '0', '999', '-1', '1.0', '1e1', ' 1', 'x', '', '0x1', 'toString', '__proto__'])(
  '%o names no forum [FO-12]',
  (id) => {
    expect(forumName(id)).toBeUndefined();
    expect(isKnownForum(id)).toBe(false);
  },
);
