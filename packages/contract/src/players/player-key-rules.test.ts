import { expect, test } from 'vitest';
import { playerKey } from './player-key-rules.ts';

test.each([
  { written: '5', id: 5, name: '5' },
  { written: '2147483647', id: 2_147_483_647, name: '2147483647' },
  { written: '2147483648', id: null, name: '2147483648' },
  { written: '99999999999999999999', id: null, name: '99999999999999999999' },
  { written: '007', id: null, name: '007' },
  { written: '0', id: null, name: '0' },
  { written: '-5', id: null, name: '-5' },
  { written: '5.0', id: null, name: '5.0' },
  { written: '0x5', id: null, name: '0x5' },
  { written: '@5', id: null, name: '5' },
  { written: '@ada', id: null, name: 'ada' },
  { written: '@', id: null, name: '' },
  { written: '  Zoë Demofriend ', id: null, name: 'Zoë Demofriend' },
])('$written is read as id $id and name $name [AP-03, PP-04]', ({ written, id, name }) => {
  expect(playerKey(written)).toEqual({ id, name });
});
