import { expect, test } from 'vitest';
import { countFilters, pouchAddress, pouchViewFrom, wholePouchAddress } from './pouch-address.ts';

test('the whole view is read from the address [PO-01]', () => {
  const search = new URLSearchParams('q=%20bell&sort=set&locked=1&duplicates=1&class=dd&set=40&view=compact');

  const view = pouchViewFrom(search);

  expect(view).toEqual({
    filter: { text: 'bell', onlyLocked: true, onlyDuplicates: true, prestige: 'dd', setId: 40 },
    sort: 'set',
    isCompact: true,
  });
  expect(countFilters(view.filter)).toBe(4);
});

test.each(['', 'sort=&class=&set=&view=', 'sort=age&class=xd&set=abc&view=wide&locked=yes', 'set=-1&set=2'])(
  'of "%s" the whole pouch is shown, the newest first [PO-01, ER-03]',
  (search) => {
    const view = pouchViewFrom(new URLSearchParams(search));

    expect(view).toEqual({
      filter: { text: '', onlyLocked: false, onlyDuplicates: false, prestige: null, setId: null },
      sort: 'newest',
      isCompact: false,
    });
    expect(countFilters(view.filter)).toBe(0);
  },
);

test('defaults are left out of the address', () => {
  expect(`${pouchAddress(new URLSearchParams('q=bell&sort=newest&view=shelf&set=40'))}`).toBe(
    'q=bell&set=40',
  );
  expect(`${pouchAddress(new URLSearchParams('sort=name&view=compact'))}`).toBe('sort=name&view=compact');
});

test('showing everything keeps the order and the size', () => {
  const view = pouchViewFrom(new URLSearchParams('q=bell&sort=name&locked=1&view=compact'));

  expect(`${wholePouchAddress(view)}`).toBe('sort=name&view=compact');
  expect(`${wholePouchAddress(pouchViewFrom(new URLSearchParams('q=bell')))}`).toBe('');
});
