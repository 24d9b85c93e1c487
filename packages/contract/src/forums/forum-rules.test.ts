import { expect, test } from 'vitest';
import {
  type AccountType,
  type Audience,
  canAdd,
  canSee,
  canWriteHtml,
  closeRefusal,
  type Member,
  moderationRefusal,
  removalRefusal,
  replyRefusal,
  rightRefusal,
  showsCloseButton,
  threadRefusal,
} from './forum-rules.ts';

const ACCOUNTS = ['player', 'beekeeper', 'staff'] as const;

function aMember(account_type: AccountType = 'player', row: Partial<Member> = {}): Member {
  return { id: 7, account_type, has_forums_right: true, ...row };
}

const forum = (visible_to: Audience, threads_by: Audience) => ({ visible_to, threads_by });

test.each([
  { visible_to: 'everyone', seenBy: ['player', 'beekeeper', 'staff'] },
  { visible_to: 'keepers', seenBy: ['beekeeper', 'staff'] },
  { visible_to: 'staff', seenBy: ['staff'] },
] as const)('a forum for $visible_to is seen by $seenBy [FO-16]', ({ visible_to, seenBy }) => {
  const seen = ACCOUNTS.filter((account) => canSee(forum(visible_to, 'everyone'), aMember(account)));

  expect(seen).toEqual(seenBy);
});

test.each([
  { threads_by: 'everyone', adders: ['player', 'beekeeper', 'staff'] },
  { threads_by: 'keepers', adders: ['beekeeper', 'staff'] },
  { threads_by: 'staff', adders: ['staff'] },
] as const)('threads by $threads_by come from $adders [FO-04, FO-16]', ({ threads_by, adders }) => {
  const can = ACCOUNTS.filter((account) => canAdd(forum('everyone', threads_by), aMember(account)));

  expect(can).toEqual(adders);
});

test('nobody adds to a forum they cannot see, nor without the forums right [FO-16]', () => {
  expect(canAdd(forum('staff', 'everyone'), aMember('player'))).toBe(false);
  const muted = aMember('staff', { has_forums_right: false });
  expect(threadRefusal(forum('everyone', 'everyone'), muted)).toBe('no_forums_right');
});

test('a closed thread takes no reply from anybody [FO-10]', () => {
  for (const account of ACCOUNTS) {
    expect(replyRefusal({ author_id: 7, is_closed: true }, aMember(account))).toBe('thread_closed');
    expect(replyRefusal({ author_id: 7, is_closed: false }, aMember(account))).toBeNull();
  }
  const muted = aMember('player', { has_forums_right: false });
  expect(replyRefusal({ author_id: 7, is_closed: false }, muted)).toBe('no_forums_right');
});

test('a thread is closed by its author, BeeKeepers and staff [FO-09]', () => {
  const ofAnother = { author_id: 8, is_closed: false };

  expect(closeRefusal({ ...ofAnother, author_id: 7 }, aMember('player'))).toBeNull();
  expect(closeRefusal(ofAnother, aMember('player'))).toBe('not_your_thread');
  expect(closeRefusal(ofAnother, aMember('beekeeper'))).toBeNull();
  expect(closeRefusal(ofAnother, aMember('staff'))).toBeNull();
  expect(closeRefusal(ofAnother, aMember('staff', { has_forums_right: false }))).toBe('no_forums_right');
});

test('the close button shows where one may close and the thread is open [FO-09, FO-10]', () => {
  expect(showsCloseButton({ can_close: true, is_closed: false })).toBe(true);
  expect(showsCloseButton({ can_close: true, is_closed: true })).toBe(false);
  expect(showsCloseButton({ can_close: false, is_closed: false })).toBe(false);
});

test('moderating is for BeeKeepers and staff who have their right, and so is HTML', () => {
  expect(ACCOUNTS.map((account) => moderationRefusal(aMember(account)))).toEqual([
    'not_a_moderator',
    null,
    null,
  ]);
  expect(moderationRefusal(aMember('beekeeper', { has_forums_right: false }))).toBe('no_forums_right');
  expect(ACCOUNTS.map((account) => canWriteHtml(aMember(account)))).toEqual([false, true, true]);
});

test.each([
  { moderator: 'beekeeper', author: 'player', removal: null, right: null },
  { moderator: 'beekeeper', author: 'beekeeper', removal: null, right: 'outranked' },
  { moderator: 'beekeeper', author: 'staff', removal: 'outranked', right: 'outranked' },
  { moderator: 'staff', author: 'beekeeper', removal: null, right: null },
  { moderator: 'staff', author: 'staff', removal: null, right: 'outranked' },
  { moderator: 'player', author: 'player', removal: 'not_a_moderator', right: 'not_a_moderator' },
] as const)(
  '$moderator over $author: post $removal, right $right',
  ({ moderator, author, removal, right }) => {
    expect(removalRefusal(aMember(moderator), aMember(author))).toBe(removal);
    expect(rightRefusal(aMember(moderator), aMember(author, { id: 8 }))).toBe(right);
  },
);
