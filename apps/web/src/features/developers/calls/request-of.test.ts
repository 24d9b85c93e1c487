import { describe, expect, test } from 'vitest';
import type { CallInput } from '../document/call-docs.ts';
import { requestOf, type Sent } from './request-of.ts';

const input = {
  isRequired: true,
  typedAs: 'text',
  shape: 'text',
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
  bodyKind: 'formOrJson',
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
  const typed = new Map([
    ['player', '7'],
    ['setId', '20'],
    ['page', ''],
  ]);

  expect(requestOf(call, typed).path).toBe('/users/7/sets/20');
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

describe('a JSON body', () => {
  test('has the values of its fields, for PUT too', () => {
    const put = aJsonCall({ offers: 'json', left_out: 'value', wants: 'json' });
    const typed = new Map([
      ['offers', '[{"item_id":12,"offered":false}]'],
      ['left_out', 'false'],
      ['wants', 'not JSON {'],
    ]);

    expect(requestOf(put, typed)).toEqual({
      method: 'PUT',
      path: '/me/swaps',
      body: '{"offers":[{"item_id":12,"offered":false}],"left_out":false,"wants":"not JSON {"}',
      bodyType: 'application/json',
    });
  });

  test.each(['2012', 'true', '"quoted"', ' spaced '])('has the text %s unchanged', (text) => {
    const { body } = requestOf(aJsonCall({ name: 'text' }), new Map([['name', text]]));

    expect(JSON.parse(body ?? '')).toEqual({ name: text });
  });
});

function aJsonCall(fields: Record<string, CallInput['typedAs']>): Sent {
  const inputs = Object.entries(fields).map(
    ([name, typedAs]) => ({ ...input, name, typedAs, place: 'body' }) as const,
  );
  return { ...call, method: 'PUT', path: '/me/swaps', bodyKind: 'json', inputs };
}
