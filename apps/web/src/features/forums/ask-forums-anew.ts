import { forumCalls } from '@wallabee/contract/forums/forums.calls';
import { askAnew } from '../../platform/kept-answers.ts';

/** To be called after something was written or moderated: every list and thread is asked for anew. */
export function askForumsAnew(): Promise<void> {
  return askAnew([forumCalls.listForums, forumCalls.readForum, forumCalls.readThread]);
}
