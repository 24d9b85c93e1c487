import { expect, test } from 'vitest';
import { inAddress, inBody, SetId } from './ids.ts';

test.each([
  { given: undefined },
  { given: '' },
  { given: 'seven' },
  { given: '-7' },
  { given: '0x10' },
  { given: 7 },
])('an id in an address is a whole number, which $given is not [ER-03]', ({ given }) => {
  const { error } = inAddress(SetId).safeParse(given);

  expect(error?.issues.map(({ message }) => message)).toEqual(['must be a whole number']);
});

test('an id in a body is a number, or its digits where a form sends it', () => {
  expect(inBody(SetId).parse(7)).toBe(7);
  expect(inBody(SetId).parse('7')).toBe(7);
});

test.each([
  { given: undefined },
  { given: null },
  { given: 7.5 },
  { given: -7 },
  { given: '7.0' },
  { given: [7] },
  { given: true },
])('which $given is not [ER-03]', ({ given }) => {
  const { error } = inBody(SetId).safeParse(given);

  expect(error?.issues.map(({ message }) => message)).toEqual(['must be a whole number']);
});
