import { expect, test } from 'vitest';
import { playerKey, sameNameKey } from './player-key-rules.ts';

test.each([
  { written: '5', id: 5, name: '5', other: '@5' },
  { written: '2147483647', id: 2_147_483_647, name: '2147483647', other: '@2147483647' },
  { written: '2147483648', id: null, name: '2147483648', other: null },
  { written: '99999999999999999999', id: null, name: '99999999999999999999', other: null },
  { written: '007', id: null, name: '007', other: null },
  { written: '0', id: null, name: '0', other: null },
  { written: '-5', id: null, name: '-5', other: null },
  { written: '5.0', id: null, name: '5.0', other: null },
  { written: '0x5', id: null, name: '0x5', other: null },
  { written: '@5', id: null, name: '5', other: null },
  { written: '@ada', id: null, name: 'ada', other: null },
  { written: '@', id: null, name: '', other: null },
  { written: '  Zoë Demofriend ', id: null, name: 'Zoë Demofriend', other: null },
])('$written is read as id $id and name $name [AP-03, PP-04]', ({ written, id, name, other }) => {
  expect(playerKey(written)).toEqual({ id, name });
  expect(sameNameKey(written)).toBe(other);
});
