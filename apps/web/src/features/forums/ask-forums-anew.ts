import { askAnew } from '../../platform/kept-answers.ts';
import { forumCalls } from './forum-calls.ts';

/** To be called after something was written or moderated: every list and thread is asked for anew. */
export function askForumsAnew(): Promise<void> {
  return askAnew([forumCalls.forums, forumCalls.forum, forumCalls.thread]);
}
