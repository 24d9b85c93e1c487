import { expect, test } from 'vitest';
import { failureOf } from './failure.ts';

test.each([
  { header: '7', seconds: 7 },
  { header: ' 7 ', seconds: 7 },
  { header: 'Thu, 19 Nov 2020 00:00:00 GMT', seconds: 0 },
  { header: '-5', seconds: undefined },
  { header: '1.5', seconds: undefined },
  { header: 'soon', seconds: undefined },
])('Retry-After "$header" is $seconds seconds [DV-03]', async ({ header, seconds }) => {
  const failure = await failureOf(new Response('', { status: 429, headers: { 'retry-after': header } }));

  expect(failure.retryAfter).toBe(seconds);
});

test('Retry-After can be a date', async () => {
  const inTenSeconds = new Date(Date.now() + 10_000).toUTCString();
  const failure = await failureOf(
    new Response('', { status: 503, headers: { 'retry-after': inTenSeconds } }),
  );

  expect(failure.retryAfter).toBeGreaterThan(7);
  expect(failure.retryAfter).toBeLessThan(11);
});
