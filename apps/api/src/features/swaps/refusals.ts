import { HOURS_BETWEEN_REMINDERS, MOST_OPEN, MOST_UNANSWERED } from '@wallabee/contract/swaps/swap-limits';
import { ProblemError } from '../../platform/problems.ts';

/** A rule says no, because of how things are now. */
export function swapRefused(reason: SwapRefusal): ProblemError {
  return new ProblemError(409, { code: 'refused', reason, error: WORDS[reason] });
}

const WORDS = {
  not_in_ring: 'You are not a member of this ring.',
  not_offered: 'An item of this ring is no longer offered. Look for another ring.',
  not_wanted: 'A member of this ring no longer wants what they would get. Look for another ring.',
  better_class: 'A member would give a number of a better class than they get. Look for another ring.',
  refused_pair: 'A member, maybe you, has said no to this exchange. Look for another ring.',
  member_closed: 'The account of a member is closed. Look for another ring.',
  member_left_out: 'A member has left swaps. Look for another ring.',
  member_away: 'A member has not been active for too long. Look for another ring.',
  member_unanswered: 'A member has too many proposals without an answer. Look for another ring.',
  member_open: 'A member has too many open proposals. Look for another ring.',
  you_left_out: 'You have left swaps. Come back to them first.',
  you_unanswered: `You have ${MOST_UNANSWERED} proposals without your answer. Answer one of them first.`,
  you_open: `You have ${MOST_OPEN} open proposals. Wait until one of them has ended, or withdraw one.`,
  already_proposed: 'This ring is proposed already.',
  not_broken: 'The swap that this one mends is not broken, or its time is over. Propose the ring on its own.',
  not_a_mend: 'This ring has nothing of the broken one. Propose it on its own.',
  already_mended: 'Another ring mends the broken one already.',
  swap_over: 'This swap is over.',
  already_agreed: 'You have agreed to this swap. Withdraw your agreement instead.',
  not_agreed: 'You have not agreed to this swap. Decline it instead.',
  no_reminder: `Nobody can be reminded now: a ring allows one reminder in ${HOURS_BETWEEN_REMINDERS} hours.`,
  muted: 'You may not write to other players, because your right to write was taken.',
  talk_over: 'The members of this ring can no longer write to each other.',
  talk_full: 'This ring has too many messages. Write in the inbox instead.',
} as const;

export type SwapRefusal = keyof typeof WORDS;
