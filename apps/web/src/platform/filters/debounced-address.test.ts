import { expect, test } from 'vitest';
import { changeAddress, choose, fromAddress, revert, write } from './debounced-address.ts';

test('what is chosen shows at once, and the address follows [LL-01, LK-01]', () => {
  const chosen = choose(fromAddress(''), 'set=25');
  expect(chosen).toMatchObject({ shown: 'set=25', address: '' });

  const followed = changeAddress(write(chosen), 'set=25');
  expect(followed).toEqual({ shown: 'set=25', address: 'set=25', pendingWrites: [], externalChanges: 0 });
});

test('an address that arrives late does not undo what was chosen since', () => {
  const first = write(choose(fromAddress(''), 'set=25'));
  const second = choose(first, 'set=25&max=99');

  const late = changeAddress(second, 'set=25');
  expect(late).toMatchObject({ shown: 'set=25&max=99', address: 'set=25', externalChanges: 0 });

  const caughtUp = changeAddress(write(late), 'set=25&max=99');
  expect(caughtUp).toMatchObject({ shown: 'set=25&max=99', pendingWrites: [], externalChanges: 0 });
});

test('one that was overtaken on the way is no longer waited for', () => {
  const both = write(choose(write(choose(fromAddress(''), 'set=25')), 'max=99'));

  const arrived = changeAddress(both, 'max=99');

  expect(arrived.pendingWrites).toEqual([]);
  expect(changeAddress(arrived, 'set=25')).toMatchObject({ shown: 'set=25', externalChanges: 1 });
});

test('a link, or going back, is followed', () => {
  expect(changeAddress(choose(fromAddress('set=25'), 'set=25&max=99'), '')).toEqual({
    shown: '',
    address: '',
    pendingWrites: [],
    externalChanges: 1,
  });
});

test('a link to the page as its address names it undoes what was not written yet', () => {
  expect(revert(choose(fromAddress('set=25'), 'set=25&max=99'))).toMatchObject({
    shown: 'set=25',
    externalChanges: 1,
  });
});
