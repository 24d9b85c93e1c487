import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ApiDocument } from './api-document.ts';
import { searchCalls } from './search-calls.server.ts';

const document: ApiDocument = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../../docs/openapi.json'), 'utf8'),
);

const found = (text: string) => searchCalls(document, text);

test.each([
  { text: 'readItemStatus', first: 'read-item-status' },
  { text: 'numbered item', first: 'read-numbered-item' },
  { text: 'pouch', first: 'read-own-pouch' },
  { text: 'GET /market', first: 'list-market' },
  { text: 'numberinset', first: 'list-player-sets' },
])('a search for "$text" finds $first first', ({ text, first }) => {
  expect(found(text)[0]?.slug).toBe(first);
});

test('a matching field has its model and description', () => {
  const market = found('store_timings').find(({ slug }) => slug === 'list-store-items');

  expect(market?.matches[0]).toEqual({
    kind: 'field',
    name: 'store_timings',
    model: expect.stringMatching(/^[A-Z]/),
    text: expect.stringMatching(/\w/),
  });
});

test('fields of request bodies are found too', () => {
  const [swap] = found('changeOwnSwaps offers_spares');

  expect(swap?.slug).toBe('change-own-swaps');
  expect(swap?.matches[0]).toMatchObject({ kind: 'input', name: 'offers_spares' });
});

test('every word must match', () => {
  expect(found('market zeppelin')).toEqual([]);
  expect(found('   ')).toEqual([]);
});

test('the name of a call outranks its fields', () => {
  const calls = found('race').map(({ slug }) => slug);

  expect(calls[0]).toBe('read-set-race');
});
