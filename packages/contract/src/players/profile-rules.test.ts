import { describe, expect, test } from 'vitest';
import { accountStanding, bioLines, profileBadges } from './profile-rules.ts';

test.each([
  { account_type: 'staff', is_memorial: false, badges: ['staff'] },
  { account_type: 'beekeeper', is_memorial: false, badges: ['beekeeper'] },
  { account_type: 'player', is_memorial: true, badges: ['memorial'] },
  { account_type: 'beekeeper', is_memorial: true, badges: ['beekeeper', 'memorial'] },
  { account_type: 'player', is_memorial: false, badges: ['player'] },
] as const)(
  'a $account_type account (memorial: $is_memorial) wears $badges [PP-01]',
  ({ badges, ...profile }) => {
    expect(profileBadges(profile)).toEqual(badges);
  },
);

describe('the standing of an account [PP-02]', () => {
  const now = Date.parse('2026-06-01T12:00:00Z');
  const account = {
    is_memorial: false,
    is_enabled: true,
    deletion_date: null,
    last_active: '2026-05-30T08:00:00.000Z',
  };
  const past = '2026-06-01T11:59:59.999Z';
  const future = '2026-06-01T12:00:00.001Z';
  const active = { kind: 'active', since: account.last_active };
  const closed = { kind: 'closed' };
  const memorial = { kind: 'memorial' };

  test.each([
    { why: 'an account in use was last active', account: {}, standing: active },
    {
      why: 'past its deletion date it is deleted',
      account: { is_enabled: false, deletion_date: past },
      standing: { kind: 'deleted', since: past },
    },
    {
      why: 'deleted counts even where nobody closed it',
      account: { deletion_date: past },
      standing: { kind: 'deleted', since: past },
    },
    {
      why: 'at the very moment it is not deleted yet',
      account: { is_enabled: false, deletion_date: '2026-06-01T12:00:00.000Z' },
      standing: closed,
    },
    {
      why: 'closed before its deletion date',
      account: { is_enabled: false, deletion_date: future },
      standing: closed,
    },
    { why: 'closed without any date', account: { is_enabled: false }, standing: closed },
    { why: 'to be deleted, but in use until then', account: { deletion_date: future }, standing: active },
    { why: 'a memorial', account: { is_memorial: true }, standing: memorial },
    {
      why: 'a memorial is not called deleted',
      account: { is_memorial: true, deletion_date: past },
      standing: memorial,
    },
    {
      why: 'a memorial is not called banned',
      account: { is_memorial: true, is_enabled: false, deletion_date: future },
      standing: memorial,
    },
  ])('$why', ({ account: row, standing }) => {
    expect(accountStanding({ ...account, ...row }, now)).toEqual(standing);
  });
});

test.each([
  { bio: '', lines: [] },
  { bio: ' \n\n ', lines: [] },
  { bio: 'One', lines: ['One'] },
  { bio: 'One\nTwo\r\nThree\rFour', lines: ['One', 'Two', 'Three', 'Four'] },
  { bio: '\n One \n\nTwo\n\n', lines: ['One', '', 'Two'] },
])('the bio $bio has the lines $lines [PP-05]', ({ bio, lines }) => {
  expect(bioLines(bio)).toEqual(lines);
});
