import { expect, test } from 'vitest';
import { lockedItemsViewFrom } from './locked-items-address.ts';

const PLAIN = {
  filter: {
    text: '',
    setId: null,
    number: null,
    wrongNumber: null,
    max: 0,
    ignoresUniques: false,
    onlyPalindromes: false,
    onlyBinary: false,
    onlyLockbox: false,
    onlyDroppedOrPouch: false,
  },
  sort: 'number-up',
};

test.each([
  { address: '', view: PLAIN },
  {
    address: 'q=+Fog+&set=25&number=%231%2C204&max=99&sort=age-newest',
    view: {
      filter: { ...PLAIN.filter, text: 'Fog', setId: 25, number: 1_204, max: 99 },
      sort: 'age-newest',
    },
  },
  {
    address: 'ignoreuniques=1&palindromes=1&binary=1&lockbox=1&dropped=1',
    view: {
      filter: {
        ...PLAIN.filter,
        ignoresUniques: true,
        onlyPalindromes: true,
        onlyBinary: true,
        onlyLockbox: true,
        onlyDroppedOrPouch: true,
      },
      sort: 'number-up',
    },
  },
  { address: 'set=all&number=&max=98&sort=upside-down&binary=yes&lockbox=', view: PLAIN },
  { address: 'set=-1&number=+&max=1e3', view: PLAIN },
])('the address ?$address is understood [LK-03, LK-04, LK-05, LK-08, LL-01]', ({ address, view }) => {
  expect(lockedItemsViewFrom(new URLSearchParams(address), true)).toEqual(view);
});

test.each(['abc', '-5', '0', '1.5', '99999999999', '99999999999999', '2147483648'])(
  'the exact number %s is reported as wrong [LK-04]',
  (typed) => {
    const { filter } = lockedItemsViewFrom(new URLSearchParams({ number: ` ${typed} ` }), true);

    expect(filter).toEqual({ ...PLAIN.filter, wrongNumber: typed });
  },
);

test('a list without those filters does not know where an item is [LL-01, LK-06]', () => {
  expect(lockedItemsViewFrom(new URLSearchParams('lockbox=1&dropped=1'), false)).toEqual(PLAIN);
});
