import type { ItemFact } from '../../play/diary.ts';
import { shortPause } from './pauses.ts';
import { say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';
import { dayFacts, itemFacts } from './world-facts.ts';

/** Somebody looks at an offer and does not buy. */
export function remarkOfPasser(
  talk: Talk,
  draft: Draft,
  item: ItemFact,
  part: 'trade.pass' | 'gone.too_late',
) {
  const opener = draft.posts[0];
  const after = (draft.posts.at(-1)?.at ?? 0) + shortPause(talk.chance);
  const author = opener && talk.speakers.anyone(after, [opener.author]);
  if (!author) return;
  say(talk, draft, {
    author,
    part,
    topic: 'end',
    facts: {
      ...dayFacts(talk, author, after),
      ...itemFacts(talk, item),
      player: talk.speakers.nickname(opener.author),
    },
    after,
  });
}
