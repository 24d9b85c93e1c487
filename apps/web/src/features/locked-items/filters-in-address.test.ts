import { expect, test } from 'vitest';
import { arrive, choose, filtersFrom, write } from './filters-in-address.ts';

test('what is chosen shows at once, and the address follows [LL-01, LK-01]', () => {
  const chosen = choose(filtersFrom(''), 'set=25');
  expect(chosen).toMatchObject({ filters: 'set=25', address: '' });

  const followed = arrive(write(chosen), 'set=25');
  expect(followed).toEqual({ filters: 'set=25', address: 'set=25', underWay: [], arrivals: 0 });
});

test('an address that arrives late does not undo what was chosen since', () => {
  const first = write(choose(filtersFrom(''), 'set=25'));
  const second = choose(first, 'set=25&max=99');

  const late = arrive(second, 'set=25');
  expect(late).toMatchObject({ filters: 'set=25&max=99', address: 'set=25', arrivals: 0 });

  const caughtUp = arrive(write(late), 'set=25&max=99');
  expect(caughtUp).toMatchObject({ filters: 'set=25&max=99', underWay: [], arrivals: 0 });
});

test('one that was overtaken on the way is no longer waited for', () => {
  const both = write(choose(write(choose(filtersFrom(''), 'set=25')), 'max=99'));

  const arrived = arrive(both, 'max=99');

  expect(arrived.underWay).toEqual([]);
  expect(arrive(arrived, 'set=25')).toMatchObject({ filters: 'set=25', arrivals: 1 });
});

test('a link, or going back, is followed', () => {
  expect(arrive(choose(filtersFrom('set=25'), 'set=25&max=99'), '')).toEqual({
    filters: '',
    address: '',
    underWay: [],
    arrivals: 1,
  });
});
