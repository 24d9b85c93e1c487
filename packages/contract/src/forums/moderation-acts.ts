import {
  type AccountType,
  type ForumRefusal,
  type Member,
  moderationRefusal,
  rankOf,
} from './forum-rules.ts';

export const MODERATIONS = [
  'remove_post',
  'close_thread',
  'reopen_thread',
  'take_right',
  'give_right',
  'restore_post',
  'pin_thread',
  'unpin_thread',
  'slow_thread',
  'move_thread',
  'merge_thread',
  'dismiss_reports',
] as const;
export type Moderation = (typeof MODERATIONS)[number];

/** As whom somebody acted. Players close their own threads; entries from before roles were stored have `unknown`. */
export const MODERATION_ROLES = ['staff', 'beekeeper', 'player', 'unknown'] as const;
export type ModerationRole = (typeof MODERATION_ROLES)[number];

/** Undoing one act is the other. */
const UNDONE_BY: Partial<Record<Moderation, Moderation>> = {
  remove_post: 'restore_post',
  close_thread: 'reopen_thread',
  reopen_thread: 'close_thread',
  take_right: 'give_right',
  give_right: 'take_right',
  pin_thread: 'unpin_thread',
  unpin_thread: 'pin_thread',
  slow_thread: 'slow_thread',
  move_thread: 'move_thread',
  merge_thread: 'merge_thread',
  dismiss_reports: 'dismiss_reports',
};

/** A thread that was split off again, and reports that wait again, are acted on anew. */
const FINAL_WHEN_UNDONE: readonly Moderation[] = ['merge_thread', 'dismiss_reports'];

export interface RecordedAct {
  action: Moderation;
  undoes_id: number | null;
  is_undone: boolean;
}

export function undoOf({ action, undoes_id }: Omit<RecordedAct, 'is_undone'>): Moderation | null {
  if (undoes_id !== null && FINAL_WHEN_UNDONE.includes(action)) return null;
  return UNDONE_BY[action] ?? null;
}

/** Acts that take something from a player, who may therefore appeal. */
const ADVERSE: readonly Moderation[] = [
  'remove_post',
  'close_thread',
  'take_right',
  'unpin_thread',
  'slow_thread',
  'move_thread',
  'merge_thread',
];

export function isAdverse(action: Moderation): boolean {
  return ADVERSE.includes(action);
}

/** Moderators may undo what they did themselves, but not what another did about them. */
export function undoRefusal(moderator: Member, act: RecordedAct & DecidedAct): ForumRefusal | null {
  const refusal = moderationRefusal(moderator);
  if (refusal) return refusal;
  if (moderator.id === act.player_id && moderator.id !== act.moderator_id) return 'own_case';
  if (act.is_undone) return 'already_undone';
  if (undoOf(act) === null) return 'not_undoable';
  return rankOf(moderator.account_type) >= rankOfRole(act.role) ? null : 'outranked';
}

export const APPEAL_DAYS = 14;
export const APPEAL_ANSWER_HOURS = 72;

const HOUR_MS = 60 * 60_000;

export function appealUntil(actedAt: Date): Date {
  return new Date(actedAt.getTime() + APPEAL_DAYS * 24 * HOUR_MS);
}

export function appealDue(appealedAt: Date): Date {
  return new Date(appealedAt.getTime() + APPEAL_ANSWER_HOURS * HOUR_MS);
}

interface AppealableAct extends RecordedAct {
  moderator_id: number;
  player_id: number;
  created_at: Date;
  is_appealed: boolean;
}

/** `act` is about the player. */
export function appealRefusal(act: AppealableAct, now: Date): ForumRefusal | null {
  if (act.moderator_id === act.player_id || !isAdverse(act.action)) return 'not_appealable';
  if (act.is_appealed) return 'already_appealed';
  if (act.is_undone) return 'already_undone';
  return now <= appealUntil(act.created_at) ? null : 'appeal_too_late';
}

interface DecidedAct {
  moderator_id: number;
  player_id: number;
  role: ModerationRole;
}

/** Another moderator decides, of at least the rank of the first. */
export function decisionRefusal(moderator: Member, act: DecidedAct): ForumRefusal | null {
  const refusal = moderationRefusal(moderator);
  if (refusal) return refusal;
  if (moderator.id === act.moderator_id || moderator.id === act.player_id) return 'own_case';
  return rankOf(moderator.account_type) >= rankOfRole(act.role) ? null : 'outranked';
}

function rankOfRole(role: ModerationRole): number {
  return rankOf(role === 'unknown' ? UNKNOWN_RANK : role);
}

/** The lowest that an act of moderation can have been done by. */
const UNKNOWN_RANK: AccountType = 'beekeeper';
