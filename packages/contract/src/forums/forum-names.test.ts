import { expect, test } from 'vitest';
import { FORUM_NAMES, forumName } from './forum-names.ts';

test('every forum is known by its id [FO-12]', () => {
  expect(FORUM_NAMES).toMatchObject({
    1: 'Official Business',
    2: 'Item Directory',
    3: 'The Trading Post',
    4: 'Chat',
    5: 'Bug Reporting',
    6: 'Auction House',
    7: 'Unicorns of Slithering',
    8: 'Dragons of Colbourndor',
    9: 'Yetis of Snugglepuff',
    10: 'Phoenixes of Jabbaclaw',
    11: 'NewBees Hive',
    12: 'Party Room',
  });
  for (const id of [13, 20, 21, 22, 23, 50]) expect(forumName(String(id))).toBeTruthy();
});

test.each(['14', '0', '999', '-1', '1.0', '1e1', ' 1', 'x', '', '0x1', 'toString', '__proto__'])(
  '%o names no forum [FO-12]',
  (id) => {
    expect(forumName(id)).toBeUndefined();
  },
);
