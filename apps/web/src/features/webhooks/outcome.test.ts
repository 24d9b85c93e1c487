import type { Delivery } from '@wallabee/contract/webhooks/webhook';
import { expect, test } from 'vitest';
import { outcomeOf } from './outcome.ts';

test.each([
  { state: 'delivered', status: 204, failure: null, isGood: true, words: 'status 204' },
  { state: 'failed', status: 500, failure: 'It answered 500', isGood: false, words: 'It answered 500' },
  { state: 'waiting', status: null, failure: 'timed out', isGood: false, words: 'timed out' },
  { state: 'failed', status: null, failure: null, isGood: false, words: 'no answer' },
] as const)('$state with $status and $failure [AL-05]', ({ isGood, words, ...facts }) => {
  expect(outcomeOf(facts as unknown as Delivery)).toEqual({ isGood, words });
});
