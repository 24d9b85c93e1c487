import { expect, test } from 'vitest';
import { groupedCode, readCode } from './second-factor-rules.ts';

test.each([
  ['123456', { kind: 'app', code: '123456' }],
  [' 123 456 ', { kind: 'app', code: '123456' }],
  ['abcd-efgh-jkmn-pqrs', { kind: 'recovery', code: 'abcdefghjkmnpqrs' }],
  ['ABCD EFGH JKMN PQRS', { kind: 'recovery', code: 'abcdefghjkmnpqrs' }],
  ['', null],
  ['12345', null],
  ['1234567', null],
  ['１２３４５６', null],
  ['abcd-efgh-jkmn-pqr', null],
  ['abcd-efgh-jkmn-pqr1', null],
])('%s is read as %o', (text, code) => {
  expect(readCode(text)).toEqual(code);
});

test('a recovery code is shown in groups that are read back', () => {
  const shown = groupedCode('abcdefghjkmnpqrs');

  expect(shown).toBe('abcd-efgh-jkmn-pqrs');
  expect(readCode(shown)).toEqual({ kind: 'recovery', code: 'abcdefghjkmnpqrs' });
});
