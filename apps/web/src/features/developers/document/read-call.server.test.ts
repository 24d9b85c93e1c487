import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ApiDocument } from './api-document.ts';
import { readCall } from './read-call.server.ts';

const document: ApiDocument = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../../docs/openapi.json'), 'utf8'),
);

test.each([
  { slug: 'log-in', name: 'username', typedAs: 'text', shape: /^text/ },
  { slug: 'log-in', name: 'password', typedAs: 'secret', shape: /^text/ },
  { slug: 'register', name: 'password', typedAs: 'secret', shape: /^text/ },
  { slug: 'make-alert', name: 'name', typedAs: 'text', shape: /^text, at most 80 characters$/ },
  { slug: 'make-alert', name: 'of', typedAs: 'text', shape: /^items, numbers, set/ },
  { slug: 'make-alert', name: 'about_id', typedAs: 'value', shape: /^whole number$/ },
  { slug: 'change-own-swaps', name: 'left_out', typedAs: 'value', shape: /^true or false$/ },
  { slug: 'change-own-swaps', name: 'wants', typedAs: 'json', shape: /^SwapWant\[\]$/ },
  { slug: 'search-items', name: 'page', typedAs: 'text', shape: /^whole number/ },
])('$name of $slug is typed as $typedAs', ({ slug, name, typedAs, shape }) => {
  const input = callNamed(slug).inputs.find((one) => one.name === name);

  expect(input).toMatchObject({ typedAs, shape: expect.stringMatching(shape) });
});

test.each([
  { slug: 'read-number-status', path: '/items/status/{number}', names: ['number'] },
  { slug: 'read-history', path: '/items/history/{itemId}', names: ['itemId'] },
])('$slug is shown without its fixed path parameters', ({ slug, path, names }) => {
  const call = callNamed(slug);

  expect(call.path).toBe(path);
  expect(call.inputs.map(({ name }) => name)).toEqual(names);
});

test('the example of a text in a JSON body has no quotes', () => {
  expect(callNamed('make-alert').inputs.find(({ name }) => name === 'of')?.example).toBe('numbers');
});

test('answers that are not text have no example', () => {
  const { examples, statuses } = callNamed('download-bulk-file');

  expect(examples).toEqual([]);
  expect(statuses.find(({ status }) => status === '206')?.example).toBe('');
});

test.each(['follow-events', 'read-store-feed', 'read-ledger-file'])('%s has an example', (slug) => {
  expect(callNamed(slug).examples).not.toEqual([]);
});

function callNamed(slug: string) {
  const found = readCall(document, slug);
  if (!found) throw new Error(`There is no call ${slug}.`);
  return found.call;
}
