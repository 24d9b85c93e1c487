import { expect, test } from 'vitest';
import { changeAddress, choose, fromAddress, revert, write } from './debounced-address.ts';

test('a choice is shown at once and the address follows [LL-01, LK-01]', () => {
  const chosen = choose(fromAddress(''), 'set=25');
  expect(chosen).toMatchObject({ shown: 'set=25', address: '' });

  const followed = changeAddress(write(chosen), 'set=25');
  expect(followed).toEqual({ shown: 'set=25', address: 'set=25', pendingWrites: [], externalChanges: 0 });
});

test('a late address change does not undo a newer choice', () => {
  const first = write(choose(fromAddress(''), 'set=25'));
  const second = choose(first, 'set=25&max=99');

  const late = changeAddress(second, 'set=25');
  expect(late).toMatchObject({ shown: 'set=25&max=99', address: 'set=25', externalChanges: 0 });

  const caughtUp = changeAddress(write(late), 'set=25&max=99');
  expect(caughtUp).toMatchObject({ shown: 'set=25&max=99', pendingWrites: [], externalChanges: 0 });
});

test('an overtaken address is no longer pending', () => {
  const both = write(choose(write(choose(fromAddress(''), 'set=25')), 'max=99'));

  const arrived = changeAddress(both, 'max=99');

  expect(arrived.pendingWrites).toEqual([]);
  expect(changeAddress(arrived, 'set=25')).toMatchObject({ shown: 'set=25', externalChanges: 1 });
});

test('a link or history navigation replaces the choice', () => {
  expect(changeAddress(choose(fromAddress('set=25'), 'set=25&max=99'), '')).toEqual({
    shown: '',
    address: '',
    pendingWrites: [],
    externalChanges: 1,
  });
});

test('a link to the current address reverts an unwritten choice', () => {
  expect(revert(choose(fromAddress('set=25'), 'set=25&max=99'))).toMatchObject({
    shown: 'set=25',
    externalChanges: 1,
  });
});
