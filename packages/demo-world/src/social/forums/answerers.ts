import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Player } from '../../players/player.ts';
import type { FollowUp } from './follow-ups.ts';
import type { Talk } from './talk.ts';
import type { Draft, DraftPost } from './thread.ts';

export function answersTo({ posts }: Draft, position: number): DraftPost[] {
  return posts.filter(({ answers }) => answers === position);
}

/** Players do not answer themselves or the same post twice, and staff do not chat in the threads they open. */
export function drawAuthor(
  talk: Talk,
  draft: Draft,
  { followUp, position, at }: { followUp: FollowUp; position: number; at: Instant },
): Player | undefined {
  const { speakers } = talk;
  const [starter, last] = [draft.posts[0]?.author, draft.posts.at(-1)?.author];
  const answered = draft.posts[position];
  if (!starter || !last || !answered) return undefined;
  const answering = answersTo(draft, position).map(({ author }) => author);
  const except = [answered.author, starter, last, ...answering];
  switch (followUp.by) {
    case 'addressee':
    case 'op':
    case 'op_to_all':
      return authorOfTalk(draft, { by: followUp.by, answered });
    case 'staff':
      return speakers.staff(at, [answered.author]);
    case 'local':
      return inCity(talk, answered.facts.city2, { at, except });
    case 'neighbour':
      return inCity(talk, answered.author.city, { at, except });
    case 'outsider':
      return elsewhere(answered.facts.city2, drawOther(talk, draft, { at, except }));
    case 'other':
      return drawOther(talk, draft, { at, except });
  }
}

/** The player whom the post answers, or for `op` and `op_to_all` only the thread's author. */
function authorOfTalk(
  { posts }: Draft,
  { by, answered }: { by: FollowUp['by']; answered: DraftPost },
): Player | undefined {
  const starter = posts[0]?.author;
  const author = by === 'op_to_all' ? starter : posts[answered.answers ?? 0]?.author;
  const isItsTurn = author !== posts.at(-1)?.author && (by === 'op_to_all' || author !== answered.author);
  const mayAnswer = author?.accountType !== 'staff' && (by === 'addressee' || author === starter);
  return isItsTurn && mayAnswer ? author : undefined;
}

interface Wanted {
  at: Instant;
  except: readonly Player[];
}

function inCity({ speakers }: Talk, city: Facts['city2'], { at, except }: Wanted): Player | undefined {
  return city === undefined ? undefined : speakers.inCity(String(city), at, except);
}

function elsewhere(city: Facts['city2'], player: Player | undefined): Player | undefined {
  return player?.city === city ? undefined : player;
}

/** Often somebody who has written in the thread already. */
function drawOther(
  { speakers, chance }: Talk,
  { posts, forum }: Draft,
  { at, except }: Wanted,
): Player | undefined {
  const known = chance.happens(0.35) ? chance.pick(posts)?.author : undefined;
  const author = known && !except.includes(known) ? known : speakers.anyone(at, except);
  return forum.starter === 'staff' && author?.accountType === 'staff' ? undefined : author;
}
