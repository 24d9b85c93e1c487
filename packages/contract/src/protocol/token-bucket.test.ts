import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Bucket, charge, isFull, spend } from './token-bucket.ts';

const limit = { perSecond: 50, burst: 500 };

describe('a token bucket', () => {
  test('pays a burst at once, and then returns how long to wait', () => {
    const waits = spendAt(Array.from({ length: 501 }, () => 0));

    expect(waits.slice(0, 500).every((wait) => wait === 0)).toBe(true);
    expect(waits[500]).toBe(20);
  });

  test('pays its rate for any length of time', () => {
    const waits = spendAt(Array.from({ length: 5_000 }, (_, turn) => turn * 20));

    expect(Math.max(...waits)).toBe(0);
  });

  test('pays again after the returned wait', () => {
    const [, , last] = spendAt([...Array.from({ length: 501 }, () => 0), 20]).slice(-3);

    expect(last).toBe(0);
  });

  test('a high cost waits until the bucket holds all of it, while a low cost is paid', () => {
    const bucket = { points: 30, at: 0 };

    expect(spend(bucket, { cost: 100, limit, now: 0 })).toEqual({ bucket, wait: 1_400 });
    expect(spend(bucket, { cost: 5, limit, now: 0 })).toEqual({ bucket: { points: 25, at: 0 }, wait: 0 });
  });

  test('never pays more than a burst and its rate', () => {
    const request = fc.record({
      at: fc.integer({ min: 0, max: 30_000 }),
      cost: fc.integer({ min: 1, max: 400 }),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 1_000 }), (requests) => {
        const inOrder = requests.toSorted((one, other) => one.at - other.at);
        let bucket: Bucket | undefined;
        let paid = 0;
        for (const { at, cost } of inOrder) {
          const spent = spend(bucket, { cost, limit, now: at });
          bucket = spent.bucket;
          if (spent.wait === 0) paid += cost;
        }
        const seconds = ((inOrder.at(-1)?.at ?? 0) - (inOrder[0]?.at ?? 0)) / 1_000;
        return paid <= limit.burst + seconds * limit.perSecond + 1e-6;
      }),
    );
  });
});

describe('a charge', () => {
  test('leaves a debt, which is paid off before the next spending, within the returned wait', () => {
    const bucket = charge(charge(undefined, { cost: 500, limit, now: 0 }), { cost: 100, limit, now: 0 });

    expect(spend(bucket, { cost: 1, limit, now: 0 }).wait).toBe(2_020);
    expect(spend(bucket, { cost: 1, limit, now: 2_019 }).wait).toBe(1);
    expect(spend(bucket, { cost: 1, limit, now: 2_020 }).wait).toBe(0);
  });

  test('a bucket with a debt is full once debt and burst are paid', () => {
    const bucket = charge(undefined, { cost: 1_500, limit, now: 0 });

    expect(isFull(bucket, { limit, now: 29_999 })).toBe(false);
    expect(isFull(bucket, { limit, now: 30_000 })).toBe(true);
  });
});

function spendAt(moments: number[]): number[] {
  let bucket: Bucket | undefined;
  return moments.map((now) => {
    const spent = spend(bucket, { cost: 1, limit, now });
    bucket = spent.bucket;
    return spent.wait;
  });
}
