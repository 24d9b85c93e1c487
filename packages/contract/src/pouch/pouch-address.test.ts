import { expect, test } from 'vitest';
import { countFilters, pouchViewFrom } from './pouch-address.ts';

test('the whole view is read from the address [PO-01]', () => {
  const search = new URLSearchParams(
    'q=%20bell&sort=set&locked=1&duplicates=1&spares=1&class=dd&set=40&view=compact',
  );

  const view = pouchViewFrom(search);

  expect(view).toEqual({
    filter: {
      text: 'bell',
      onlyLocked: true,
      onlyDuplicates: true,
      onlySpares: true,
      prestige: 'dd',
      setId: 40,
    },
    sort: 'set',
    isCompact: true,
  });
  expect(countFilters(view.filter)).toBe(5);
});

test.each(['', 'sort=&class=&set=&view=', 'sort=age&class=xd&set=abc&view=wide&locked=yes', 'set=-1&set=2'])(
  'of "%s" the whole pouch is shown, the newest first [PO-01, ER-03]',
  (search) => {
    const view = pouchViewFrom(new URLSearchParams(search));

    expect(view).toEqual({
      filter: {
        text: '',
        onlyLocked: false,
        onlyDuplicates: false,
        onlySpares: false,
        prestige: null,
        setId: null,
      },
      sort: 'newest',
      isCompact: false,
    });
    expect(countFilters(view.filter)).toBe(0);
  },
);
