import { expect, test } from 'vitest';
import { keyRefusal, MOST_KEYS } from './key-rules.ts';

test.each([
  { working: 0, refusal: null },
  { working: MOST_KEYS - 1, refusal: null },
  { working: MOST_KEYS, refusal: 'too_many_keys' },
  { working: MOST_KEYS + 5, refusal: 'too_many_keys' },
])('with $working working keys another is refused: $refusal', ({ working, refusal }) => {
  expect(keyRefusal(working)).toBe(refusal);
});
