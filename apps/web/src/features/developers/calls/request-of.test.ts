import { expect, test } from 'vitest';
import type { CallInput } from '../document/call-docs.ts';
import { isReadable, readable, requestOf, type Sent } from './request-of.ts';

const input = {
  isRequired: true,
  shape: 'text',
  isTyped: false,
  description: '',
  example: '',
  isInSample: true,
  fields: [],
} satisfies Partial<CallInput>;
const call: Sent = {
  method: 'GET',
  path: '/users/{player}/sets/{setId}',
  inputs: [
    { ...input, name: 'player', place: 'path' },
    { ...input, name: 'setId', place: 'path' },
    { ...input, name: 'page', place: 'query' },
  ],
  sendsJson: false,
};

test('typed values are encoded into the path, query and body', () => {
  const typed = new Map([
    ['player', 'a/b c'],
    ['setId', '20'],
    ['page', '2&x'],
  ]);

  expect(requestOf(call, typed)).toEqual({
    method: 'GET',
    path: '/users/a%2Fb%20c/sets/20?page=2%26x',
    body: undefined,
  });
});

test('empty fields are left out', () => {
  expect(requestOf(call, new Map([['player', '7']])).path).toBe('/users/7/sets/');
});

test('a POST call sends a form', () => {
  const post: Sent = {
    ...call,
    method: 'POST',
    path: '/item-search',
    inputs: [{ ...input, name: 'text', place: 'body' }],
  };

  expect(requestOf(post, new Map([['text', 'fog bell']]))).toEqual({
    method: 'POST',
    path: '/item-search',
    body: 'text=fog+bell',
    bodyType: 'application/x-www-form-urlencoded',
  });
});

test('a call with a JSON body sends JSON, also by PUT', () => {
  const put: Sent = {
    ...call,
    method: 'PUT',
    path: '/me/swaps',
    sendsJson: true,
    inputs: ['offers', 'left_out', 'name', 'wants'].map((name) => ({ ...input, name, place: 'body' })),
  };
  const typed = new Map([
    ['offers', '[{"item_id":12,"offered":false}]'],
    ['left_out', 'false'],
    ['name', 'not JSON {'],
  ]);

  expect(requestOf(put, typed)).toEqual({
    method: 'PUT',
    path: '/me/swaps',
    body: '{"offers":[{"item_id":12,"offered":false}],"left_out":false,"name":"not JSON {"}',
    bodyType: 'application/json',
  });
});

test('JSON is indented, other text is unchanged', () => {
  expect(readable('{"a":[1]}')).toBe('{\n  "a": [\n    1\n  ]\n}');
  expect(readable('<b>no</b>')).toBe('<b>no</b>');
});

test.each([
  { type: 'application/json; charset=utf-8', isText: true },
  { type: 'text/html', isText: true },
  { type: 'image/png', isText: false },
])('$type is shown as text: $isText', ({ type, isText }) => {
  expect(isReadable(type)).toBe(isText);
});
