import { expect, test } from 'vitest';
import { register } from './account.ts';
import { isReservedName } from './reserved-names.ts';

test.each([
  ...['admin', 'support', 'staff', 'wallabee', 'moderator', 'beekeeper', 'official', 'root', 'system'],
  ...['Admin', 'ADMIN', 'aDmIn', 'admins', 'Administrator'],
  ...[
    '4dmin',
    'adm1n',
    'admln',
    '4dm1n',
    'admin1',
    'admin007',
    'supp0rt',
    '5upport',
    '5t4ff',
    'st4ff',
    'W4ll4b33',
  ],
  ...['ad_min', 'ad-min', '_admin_', '--staff--', 's_t_a_f_f', 'wal-la-bee', 'root-', 'support-2'],
  ...['staffff', 'adminn', 'aadmin', 'suppport', 'walabe', 'waaallabee', 'adrnin', 'vvallabee'],
  ...['WallaBeeStaff', 'the-real-admin', 'RealStaff', 'AdminBob', 'mod_ada', 'wallabee_fan', 'ItemBee2'],
])('%s is reserved', (username) => {
  expect(isReservedName(username)).toBe(true);
});

test.each([
  ...['ada', 'mossy-lantern', 'demo', 'Staffordshire', 'administer-me', 'modest', 'modern', 'teamwork99'],
  ...['Supporter', 'helpful_hare', 'rooted', 'bee', 'wallaby', 'itembear', 'player0'],
])('%s is free', (username) => {
  expect(isReservedName(username)).toBe(false);
});

test.each([
  'аdmin',
  'ѕtaff',
  'ａｄｍｉｎ',
  'admın',
  'stаff',
  'admin\u200b',
  'wallabée',
  'sup.port',
  'sup port',
])('%s has a letter that no name may have', (username) => {
  const { error } = register.body.safeParse({ username, password: 'Tidepool lamp' });

  expect(error?.issues.map(({ path }) => path)).toEqual([['username']]);
});
