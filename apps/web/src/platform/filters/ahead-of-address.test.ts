import { expect, test } from 'vitest';
import { arrive, choose, giveUp, shownFrom, write } from './ahead-of-address.ts';

test('what is chosen shows at once, and the address follows [LL-01, LK-01]', () => {
  const chosen = choose(shownFrom(''), 'set=25');
  expect(chosen).toMatchObject({ shown: 'set=25', address: '' });

  const followed = arrive(write(chosen), 'set=25');
  expect(followed).toEqual({ shown: 'set=25', address: 'set=25', underWay: [], arrivals: 0 });
});

test('an address that arrives late does not undo what was chosen since', () => {
  const first = write(choose(shownFrom(''), 'set=25'));
  const second = choose(first, 'set=25&max=99');

  const late = arrive(second, 'set=25');
  expect(late).toMatchObject({ shown: 'set=25&max=99', address: 'set=25', arrivals: 0 });

  const caughtUp = arrive(write(late), 'set=25&max=99');
  expect(caughtUp).toMatchObject({ shown: 'set=25&max=99', underWay: [], arrivals: 0 });
});

test('one that was overtaken on the way is no longer waited for', () => {
  const both = write(choose(write(choose(shownFrom(''), 'set=25')), 'max=99'));

  const arrived = arrive(both, 'max=99');

  expect(arrived.underWay).toEqual([]);
  expect(arrive(arrived, 'set=25')).toMatchObject({ shown: 'set=25', arrivals: 1 });
});

test('a link, or going back, is followed', () => {
  expect(arrive(choose(shownFrom('set=25'), 'set=25&max=99'), '')).toEqual({
    shown: '',
    address: '',
    underWay: [],
    arrivals: 1,
  });
});

test('a link to the page as its address names it undoes what was not written yet', () => {
  expect(giveUp(choose(shownFrom('set=25'), 'set=25&max=99'))).toMatchObject({
    shown: 'set=25',
    arrivals: 1,
  });
});
