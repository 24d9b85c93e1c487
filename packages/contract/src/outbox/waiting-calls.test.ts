import { expect, test } from 'vitest';
import * as posting from '../forums/posting.ts';
import * as inbox from '../inbox/inbox.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import * as ownSwaps from '../swaps/own-swaps.ts';
import * as swap from '../swaps/swap.ts';
import { WAITING_CALLS } from './waiting-calls.ts';

const endpoints = Object.entries({ ...inbox, ...posting, ...swap, ...ownSwaps }).filter(
  ([, value]) => typeof value === 'object' && 'access' in value,
) as [string, Endpoint][];

test('messages, posts, offers and agreements can wait, each with a key [FK-02]', () => {
  const writes = endpoints.filter(([, endpoint]) => endpoint.takesIdempotencyKey);

  expect(Object.keys(WAITING_CALLS).sort()).toEqual(writes.map(([name]) => name).sort());
});

test('no other endpoint says that it can wait', () => {
  const waiting = endpoints.filter(([, endpoint]) => endpoint.canWait);

  expect(
    waiting.every(([, { takesIdempotencyKey, access }]) => takesIdempotencyKey && access === 'player'),
  ).toBe(true);
  expect(waiting).toHaveLength(Object.keys(WAITING_CALLS).length);
});
