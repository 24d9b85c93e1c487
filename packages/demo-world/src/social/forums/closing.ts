import type { Facts } from '@wallabee/simulated-players/texts/facts';
import { DAY, HOUR } from '../../calendar.ts';
import { say } from './say.ts';
import type { Talk } from './talk.ts';
import type { ClosingReason, Draft } from './thread.ts';

/** Only staff and BeeKeepers close threads, and their last post says why. */
export function closeThread(talk: Talk, draft: Draft, reason: ClosingReason, facts: Facts = {}) {
  const { chance, speakers } = talk;
  const last = draft.posts.at(-1);
  if (!last) return;
  const after = last.at + 2 * HOUR + chance.integer(9 * DAY);
  const author = chance.happens(0.7) ? speakers.keeper(after) : speakers.staff(after);
  if (!author) return;
  const starter = draft.posts[0]?.author;
  const closing = say(talk, draft, {
    author,
    part: `close.${reason}`,
    topic: 'end',
    facts: { ...(starter && { player: speakers.nickname(starter) }), ...facts },
    after,
    isNeeded: true,
    language: 'en',
  });
  if (!closing) return;
  draft.isClosed = true;
  draft.closedAs = reason;
}
