import { describe, expect, test } from 'vitest';
import type { AccountType, Member } from './forum-rules.ts';
import {
  appealDue,
  appealRefusal,
  decisionRefusal,
  isAdverse,
  MODERATIONS,
  type Moderation,
  undoOf,
  undoRefusal,
} from './moderation-acts.ts';

const now = new Date('2026-06-01T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const member = (account_type: AccountType, id = 7): Member => ({ id, account_type, has_forums_right: true });

describe('undoing', () => {
  test('is possible for every act but a restored post, and undoing it again gives the same act', () => {
    for (const action of MODERATIONS) {
      const undo = undoOf({ action, undoes_id: null });
      if (action === 'restore_post') expect(undo).toBe(null);
      else expect(undo).not.toBe(null);
      const again = undo && undoOf({ action: undo, undoes_id: 1 });
      if (again) expect(again).toBe(action);
    }
  });

  test.each(['merge_thread', 'dismiss_reports'] as const)('the undoing of %s is final [FX-06]', (action) => {
    expect(undoOf({ action, undoes_id: null })).toBe(action);
    expect(undoOf({ action, undoes_id: 1 })).toBe(null);
  });

  test.each([
    { who: 'player', role: 'beekeeper', is_undone: false, refusal: 'not_a_moderator' },
    { who: 'beekeeper', role: 'beekeeper', is_undone: false, refusal: null },
    { who: 'beekeeper', role: 'unknown', is_undone: false, refusal: null },
    { who: 'beekeeper', role: 'player', is_undone: false, refusal: null },
    { who: 'beekeeper', role: 'staff', is_undone: false, refusal: 'outranked' },
    { who: 'staff', role: 'staff', is_undone: false, refusal: null },
    { who: 'staff', role: 'beekeeper', is_undone: true, refusal: 'already_undone' },
  ] as const)(
    'an act of $role by $who (undone: $is_undone): $refusal [FX-06]',
    ({ who, role, is_undone, refusal }) => {
      const act = { action: 'close_thread', undoes_id: null, is_undone, role } as const;
      expect(undoRefusal(member(who), { ...act, moderator_id: 8, player_id: 9 })).toBe(refusal);
    },
  );

  test('cannot be done by the moderator whom another one’s act is about [FX-06]', () => {
    const act = { action: 'close_thread', undoes_id: null, is_undone: false, role: 'beekeeper' } as const;
    const keeper = member('beekeeper');

    expect(undoRefusal(keeper, { ...act, moderator_id: 8, player_id: keeper.id })).toBe('own_case');
    expect(undoRefusal(keeper, { ...act, moderator_id: keeper.id, player_id: keeper.id })).toBeNull();
  });
});

describe('an appeal', () => {
  const act = {
    action: 'remove_post' as Moderation,
    undoes_id: null,
    is_undone: false,
    is_appealed: false,
    moderator_id: 1,
    player_id: 2,
    created_at: daysAgo(14),
  };

  test.each([
    { why: 'on the last day', change: {}, refusal: null },
    {
      why: 'after it',
      change: { created_at: new Date(daysAgo(14).getTime() - 1) },
      refusal: 'appeal_too_late',
    },
    { why: 'twice', change: { is_appealed: true }, refusal: 'already_appealed' },
    { why: 'against what is undone', change: { is_undone: true }, refusal: 'already_undone' },
    { why: 'against oneself', change: { moderator_id: 2 }, refusal: 'not_appealable' },
    { why: 'against a gain', change: { action: 'give_right' as Moderation }, refusal: 'not_appealable' },
  ])('$why: $refusal [FX-06]', ({ change, refusal }) => {
    expect(appealRefusal({ ...act, ...change }, now)).toBe(refusal);
  });

  test.each([
    { who: member('beekeeper'), role: 'beekeeper', refusal: null },
    { who: member('beekeeper', 1), role: 'beekeeper', refusal: 'own_case' },
    { who: member('beekeeper', 2), role: 'beekeeper', refusal: 'own_case' },
    { who: member('beekeeper'), role: 'staff', refusal: 'outranked' },
    { who: member('staff'), role: 'staff', refusal: null },
    { who: member('player'), role: 'beekeeper', refusal: 'not_a_moderator' },
  ] as const)(
    'against $role is decided by $who.account_type $who.id: $refusal [FX-06]',
    ({ who, role, refusal }) => {
      expect(decisionRefusal(who, { ...act, role })).toBe(refusal);
    },
  );

  test('is possible against what takes something from a player [FX-06]', () => {
    expect(MODERATIONS.filter(isAdverse)).toEqual([
      'remove_post',
      'close_thread',
      'take_right',
      'unpin_thread',
      'slow_thread',
      'move_thread',
      'merge_thread',
    ]);
  });

  test('is due after 72 hours', () => {
    expect(appealDue(now)).toEqual(new Date('2026-06-04T12:00:00Z'));
  });
});
