import { expect, test } from 'vitest';
import { idsOfSharedNames } from './shared-names.ts';

test('only players who share a name in the list need their username [PP-04]', () => {
  const people = [
    { id: 1, name: 'Zoë' },
    { id: 2, name: 'Ada' },
    { id: 3, name: 'zoe' },
    { id: 2, name: 'Ada' },
  ];

  expect([...idsOfSharedNames(people)]).toEqual([1, 3]);
  expect(idsOfSharedNames([]).size).toBe(0);
});
