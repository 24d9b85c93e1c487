import { expect, test } from 'vitest';
import { inAddress, SetId } from './ids.ts';

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
