import { expect, test } from 'vitest';
import { editRefusal, occursIn, withdrawRefusal } from './editing-rules.ts';

const created_at = new Date('2026-06-01T12:00:00Z');
const around = {
  post: { author_id: 3, created_at, is_removed: false },
  thread: { is_closed: false },
  member: { id: 3, has_forums_right: true },
  now: new Date('2026-06-01T12:29:59.999Z'),
};

test.each([
  ['its author within 30 minutes', around, null],
  ['the author after 30 minutes', { ...around, now: new Date('2026-06-01T12:30:00Z') }, 'too_late_to_edit'],
  ['another player', { ...around, member: { id: 4, has_forums_right: true } }, 'not_your_post'],
  ['a removed post', { ...around, post: { ...around.post, is_removed: true } }, 'post_removed'],
  ['a closed thread', { ...around, thread: { is_closed: true } }, 'thread_closed'],
  ['no forums right', { ...around, member: { id: 3, has_forums_right: false } }, 'no_forums_right'],
] as const)('editing: %s [FX-02]', (_, case_, refusal) => {
  expect(editRefusal(case_)).toBe(refusal);
  expect(withdrawRefusal(case_)).toBe(refusal === 'too_late_to_edit' ? null : refusal);
});

test.each([
  ['two words', 'one two words three', true],
  ['two\nwords', 'one two  words', true],
  ['two words', 'one two other words', false],
])('%j in %j: %s [FX-02]', (part, words, expected) => {
  expect(occursIn({ part, words })).toBe(expected);
});
