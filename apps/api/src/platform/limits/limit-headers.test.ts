import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import { networkLimit } from '@wallabee/contract/protocol/network-limits';
import { expect, test } from 'vitest';
import { limitHeaders, policyOf, policyOfBucket, secondsOfBucket } from './limit-headers.ts';

test('the policy of a bucket is its burst within the time that refills it', () => {
  expect(policyOfBucket('key', KEY_LIMIT).text).toBe('"key";q=500;w=10');
  expect(policyOfBucket('network', networkLimit(), 'points').text).toBe(
    '"network";q=7500;w=5;wallabee-unit="points"',
  );
});

test('RateLimit refers to its policy by name', () => {
  const policy = policyOf({ name: 'logIn', quota: 30, seconds: 60 });

  expect(limitHeaders({ policy, left: 29, seconds: 58 })).toEqual({
    'ratelimit-policy': '"logIn";q=30;w=60',
    ratelimit: '"logIn";r=29;t=58',
  });
});

test.each([
  { left: 500, seconds: 10 },
  { left: 499, seconds: 10 },
  { left: 100, seconds: 2 },
  { left: 51, seconds: 2 },
  { left: 1, seconds: 1 },
  { left: 0, seconds: 1 },
])('$left calls of a key last for $seconds s at the rate at which they come back', ({ left, seconds }) => {
  expect(secondsOfBucket(left, KEY_LIMIT)).toBe(seconds);
  expect(left / seconds).toBeLessThanOrEqual(KEY_LIMIT.perSecond);
});
