import { expect, test } from 'vitest';
import type { CallInput } from '../document/call-docs.ts';
import { faultsIn } from './field-faults.ts';

const forum = anInput('forumId', 'path');
const text = anInput('text', 'body');
const key = { ...anInput('key', 'header'), isRequired: false };

test.each([
  { why: 'a part of the address is missing', input: forum, value: '', fault: /needs a value/ },
  { why: 'a required text is nothing but spaces', input: text, value: '  ', fault: /needs a value/ },
  { why: 'a part of the address is .', input: forum, value: '.', fault: /another call/ },
  { why: 'a part of the address is ..', input: forum, value: '..', fault: /another call/ },
  { why: 'a key is not Latin', input: key, value: 'ключ', fault: /header/ },
  { why: 'a key has an invisible character', input: key, value: 'wbk_\u200b1', fault: /header/ },
])('nothing is sent while $why', ({ input, value, fault }) => {
  expect(faultsIn([input], new Map([[input.name, value]])).get(input.name)).toMatch(fault);
});

test.each([
  { why: 'a part of an address with dots', input: forum, value: '...' },
  { why: 'a text of two dots', input: text, value: '..' },
  { why: 'a text in any script', input: text, value: 'ключ' },
  { why: 'no key', input: key, value: '' },
  { why: 'a key', input: key, value: 'wbk_A-1' },
])('$why is sent', ({ input, value }) => {
  expect(faultsIn([input], new Map([[input.name, value]])).size).toBe(0);
});

test('errors are in the order of the fields', () => {
  expect([...faultsIn([forum, text, key], new Map([['key', 'ключ']])).keys()]).toEqual([
    'forumId',
    'text',
    'key',
  ]);
});

function anInput(name: string, place: CallInput['place']): CallInput {
  const plain = { typedAs: 'text', shape: 'text', description: '', example: '' } as const;
  return { ...plain, name, place, isRequired: true, isInSample: true, fields: [] };
}
