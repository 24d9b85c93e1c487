import { expect, test } from 'vitest';
import { type ProudReason, proudReason } from './proud-reason.ts';

const SINCE: ProudReason = { kind: 'since', year: 2019 };

test.each<{ number: number; metres?: number; hands?: number; reason: ProudReason }>([
  { number: 1, metres: 900_000, reason: { kind: 'first' } },
  { number: 7, reason: SINCE },
  { number: 11, reason: { kind: 'repdigit', digits: 2 } },
  { number: 333, reason: { kind: 'repdigit', digits: 3 } },
  { number: 123, reason: { kind: 'sequence' } },
  { number: 4321, reason: { kind: 'sequence' } },
  { number: 101, reason: { kind: 'palindrome' } },
  { number: 1331, reason: { kind: 'palindrome' } },
  { number: 2000, reason: { kind: 'round' } },
  { number: 20, reason: SINCE },
  { number: 42, metres: 6_812_400, hands: 7, reason: { kind: 'journey', kilometres: 6_812, hands: 7 } },
  { number: 42, metres: 99_000, hands: 2, reason: SINCE },
  { number: 42, metres: 99_000, hands: 3, reason: { kind: 'hands', hands: 3 } },
])('#$number over $metres m through $hands hands [TM-07]', ({ number, metres = 0, hands = 1, reason }) => {
  expect(proudReason({ number, metres, hands, since: 2019 })).toEqual(reason);
});
