import { readHistory } from '@wallabee/contract/items/history';
import { readNumberedItem } from '@wallabee/contract/items/item';
import { readRadar } from '@wallabee/contract/radar/radar';
import { search } from '@wallabee/contract/search/search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInput } from './tool-input.ts';
import { inputSchemaOf } from './tool-schemas.ts';

test('arguments become path and query parameters, and numbers can be strings [DV-05]', () => {
  const wanted = { input: { params: { itemTypeId: 109, number: 7 }, query: {} } };

  expect(readInput(readNumberedItem, { itemTypeId: 109, number: 7 })).toEqual(wanted);
  expect(readInput(readNumberedItem, { itemTypeId: '109', number: '7', at: null })).toEqual(wanted);
});

test('an omitted argument has the default of the call [DV-05]', () => {
  expect(readInput(search, { q: 'lamp' })).toEqual({ input: { query: { q: 'lamp', page: 1 } } });
});

test.each([
  [readHistory, {}, 'itemId is missing'],
  [readHistory, { itemId: '..' }, 'itemId must be a whole number'],
  [readHistory, { itemId: 1.5 }, 'itemId must be a whole number'],
  [readHistory, { itemId: { toString: () => '1' } }, 'itemId must be a single value'],
  [
    readHistory,
    { itemId: 1, __proto__: null, constructor: 1 },
    'constructor is unknown: the arguments are itemId',
  ],
  [readNumberedItem, { itemTypeId: 1, number: 1, at: 'yesterday' }, 'at must be a day such as 2016-05-01'],
  [search, { of: 'bees' }, 'of must be one of items, numbers'],
  [readRadar, { lat: 91, lng: 0 }, 'lat '],
])('%#: a fault is named in plain words [DV-05]', (endpoint, given, words) => {
  const read = readInput(endpoint, given);

  expect(read).toEqual({ fault: expect.stringContaining(`The input is not valid: ${words}`) });
});

test('at most ten faults are listed [DV-05]', () => {
  const given = Object.fromEntries(Array.from({ length: 5_000 }, (_, nth) => [`x${nth}`, 1]));

  const read = readInput(readHistory, given);

  expect('fault' in read && read.fault.match(/is unknown/g)).toHaveLength(10);
});

test('no input throws, and only integers become part of a path [DV-05]', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('itemId', 'x'), fc.anything()), (given) => {
      const read = readInput(readHistory, given);
      if ('input' in read) expect(read.input.params?.itemId).toEqual(expect.any(Number));
    }),
  );
});

test('only required parameters of the call are required [DV-05]', () => {
  expect(inputSchemaOf(readNumberedItem).required).toEqual(['itemTypeId', 'number']);
  expect(inputSchemaOf(search).required).toEqual([]);
});
