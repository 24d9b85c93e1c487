import { FORUM_REFUSALS, type ForumRefusal } from '@wallabee/contract/forums/forum-rules';
import { refused } from '../../platform/problems.ts';

export function refuse(refusal: ForumRefusal | null) {
  if (refusal) throw refused(FORUM_REFUSALS[refusal], refusal);
}
