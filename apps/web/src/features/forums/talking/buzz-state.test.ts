import type { PostState, ThreadState } from '@wallabee/contract/forums/thread-state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { othersWhoBuzzed, withBuzz } from './buzz-state.ts';

const POST = { id: 7, buzz_count: 3, is_buzzed: false, buzzed_by: [] } as unknown as PostState;
const stateOf = (post: Partial<PostState>) =>
  ({
    posts: [
      { ...POST, ...post },
      { ...POST, id: 8 },
    ],
  }) as ThreadState;
const first = ({ posts }: ThreadState) => posts[0];

describe('a press on Buzz', () => {
  test('counts at once, and once [FX-04]', () => {
    const once = withBuzz(stateOf({}), { postId: 7, isBuzzed: true });
    expect(first(once)).toMatchObject({ is_buzzed: true, buzz_count: 4 });
    expect(withBuzz(once, { postId: 7, isBuzzed: true })).toEqual(once);
    expect(once.posts[1]).toEqual({ ...POST, id: 8 });
  });

  test('that failed leaves what was there before [FX-04]', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.boolean(), (others, is_buzzed) => {
        const before = stateOf({ is_buzzed, buzz_count: others + (is_buzzed ? 1 : 0) });
        const pressed = withBuzz(before, { postId: 7, isBuzzed: !is_buzzed });
        expect(withBuzz(pressed, { postId: 7, isBuzzed: is_buzzed })).toEqual(before);
      }),
    );
  });

  test('takes the count of the server, unless the reader has pressed again [FX-04]', () => {
    const pressed = stateOf({ is_buzzed: true, buzz_count: 4 });
    expect(first(withBuzz(pressed, { postId: 7, isBuzzed: true, count: 9 }))?.buzz_count).toBe(9);
    expect(first(withBuzz(pressed, { postId: 7, isBuzzed: false, count: 9 }))?.buzz_count).toBe(4);
  });
});

test.each([
  { count: 0, is_buzzed: false, names: [], said: null },
  { count: 1, is_buzzed: true, names: [], said: null },
  { count: 1, is_buzzed: false, names: ['Ada'], said: 'Ada' },
  { count: 3, is_buzzed: true, names: ['Ada', 'Ben'], said: 'Ada and Ben' },
  { count: 4, is_buzzed: false, names: ['Ada', 'Ben', 'Cleo'], said: 'Ada, Ben, Cleo and 1 other' },
  { count: 9, is_buzzed: true, names: ['Ada', 'Ben', 'Cleo'], said: 'Ada, Ben, Cleo and 5 others' },
])('$count buzzes, own: $is_buzzed, are by $said [FX-04]', ({ count, is_buzzed, names, said }) => {
  expect(othersWhoBuzzed({ ...POST, buzz_count: count, is_buzzed, buzzed_by: names })).toBe(said);
});
