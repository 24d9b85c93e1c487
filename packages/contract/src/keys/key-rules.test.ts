import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Budget, isFull, KEY_BUDGET, keyRefusal, MOST_KEYS, spendCall, takeCalls } from './key-rules.ts';

test.each([
  { working: 0, refusal: null },
  { working: MOST_KEYS - 1, refusal: null },
  { working: MOST_KEYS, refusal: 'too_many_keys' },
  { working: MOST_KEYS + 5, refusal: 'too_many_keys' },
])('with $working working keys another is refused: $refusal', ({ working, refusal }) => {
  expect(keyRefusal(working)).toBe(refusal);
});

describe('the budget of a key', () => {
  test('pays a burst of 500 calls at once, and then says how long to wait', () => {
    const waits = spendAt(Array.from({ length: 501 }, () => 0));

    expect(waits.slice(0, 500).every((wait) => wait === 0)).toBe(true);
    expect(waits[500]).toBe(20);
  });

  test('pays 50 calls a second for as long as one likes', () => {
    const waits = spendAt(Array.from({ length: 5_000 }, (_, call) => call * 20));

    expect(Math.max(...waits)).toBe(0);
  });

  test('pays again after the time it named', () => {
    const [, , last] = spendAt([...Array.from({ length: 501 }, () => 0), 20]).slice(-3);

    expect(last).toBe(0);
  });

  test('never pays more than a burst and 50 for every second', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 3_000 }), (moments) => {
        const inOrder = moments.toSorted((one, other) => one - other);
        const paid = spendAt(inOrder).filter((wait) => wait === 0).length;
        const seconds = ((inOrder.at(-1) ?? 0) - (inOrder[0] ?? 0)) / 1_000;
        return paid <= KEY_BUDGET.burst + seconds * KEY_BUDGET.callsPerSecond;
      }),
    );
  });
});

describe('calls made elsewhere', () => {
  test('leave a debt, which is paid off before the next call and in the time that is named', () => {
    const budget = takeCalls(takeCalls(undefined, 500, 0), 100, 0);

    expect(spendCall(budget, 0).wait).toBe(2_020);
    expect(spendCall(budget, 2_019).wait).toBe(1);
    expect(spendCall(budget, 2_020).wait).toBe(0);
  });

  test('a debt is no full budget, however old the last call', () => {
    const budget = takeCalls(undefined, 1_500, 0);

    expect(isFull(budget, 29_999)).toBe(false);
    expect(isFull(budget, 30_000)).toBe(true);
  });
});

function spendAt(moments: number[]): number[] {
  let budget: Budget | undefined;
  return moments.map((now) => {
    const spent = spendCall(budget, now);
    budget = spent.budget;
    return spent.wait;
  });
}
