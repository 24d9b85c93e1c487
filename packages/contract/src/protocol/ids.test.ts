import { expect, test } from 'vitest';
import { inAddress, inBody, SetId } from './ids.ts';

test.each([
  { input: undefined },
  { input: '' },
  { input: 'seven' },
  { input: '-7' },
  { input: '0x10' },
  { input: 7 },
])('an id in an address is a whole number, which $input is not [ER-03]', ({ input }) => {
  const { error } = inAddress(SetId).safeParse(input);

  expect(error?.issues.map(({ message }) => message)).toEqual(['must be a whole number']);
});

test('an id in a body is a number, or its digits where a form sends it', () => {
  expect(inBody(SetId).parse(7)).toBe(7);
  expect(inBody(SetId).parse('7')).toBe(7);
});

test.each([
  { input: undefined },
  { input: null },
  { input: 7.5 },
  { input: -7 },
  { input: '7.0' },
  { input: [7] },
  { input: true },
])('which $input is not [ER-03]', ({ input }) => {
  const { error } = inBody(SetId).safeParse(input);

  expect(error?.issues.map(({ message }) => message)).toEqual(['must be a whole number']);
});
