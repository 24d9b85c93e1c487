import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Player } from '../../players/player.ts';
import type { TypeWords } from './catalogue-words.ts';
import type { Answer } from './item-questions.ts';
import { shortPause } from './pauses.ts';
import { openThread, say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft, DraftPost } from './thread.ts';
import { dayFacts, typeFacts } from './world-facts.ts';

interface Asking {
  type: TypeWords;
  answer: Answer;
  at: Instant;
  forumId: number;
  player?: Player;
}

/** Somebody asks, and gets the answer of the catalogue. */
export function questionThread(talk: Talk, { type, answer, at, forumId, player }: Asking): Draft | undefined {
  const author = player ?? talk.speakers.anyone(at);
  if (!author) return undefined;
  const { question } = answer;
  const draft = openThread(talk, {
    forumId,
    author,
    at,
    title: `q.${question}_title`,
    part: `q.${question}_open`,
    topic: 'end',
    facts: {
      ...dayFacts(talk, author, at),
      ...typeFacts(type),
      set: question === 'set' ? undefined : type.set,
    },
    itemTypeId: type.id,
  });
  return draft && answerQuestion(talk, draft, answer) ? draft : undefined;
}

/** Sometimes a mistaken answer comes first, and the right one quotes it. */
function answerQuestion(talk: Talk, draft: Draft, { question, right, wrong }: Answer): boolean {
  const { chance, speakers } = talk;
  const asker = draft.posts[0]?.author;
  if (!asker) return false;
  const guess =
    wrong && chance.happens(0.25)
      ? reply(talk, draft, { part: `q.${question}_wrong`, facts: wrong, to: asker, quotes: null })
      : undefined;
  const answered = reply(talk, draft, {
    part: guess ? `q.${question}_correct` : `q.${question}_right`,
    facts: right,
    to: guess?.author ?? asker,
    quotes: guess ? draft.posts.length - 1 : null,
  });
  if (!answered) return false;
  if (guess && chance.happens(0.6) && speakers.canSpeak(guess.author, answered.at)) {
    apologise(talk, draft, guess.author);
  }
  if (chance.happens(0.7)) thank(talk, draft, { part: `q.${question}_thanks`, to: answered });
  return true;
}

function reply(
  talk: Talk,
  draft: Draft,
  { part, facts, to, quotes }: { part: string; facts: Facts; to: Player; quotes: number | null },
) {
  const after = (draft.posts.at(-1)?.at ?? 0) + shortPause(talk.chance);
  const author = talk.speakers.anyone(
    after,
    draft.posts.map((post) => post.author),
  );
  return (
    author &&
    say(talk, draft, {
      author,
      part,
      topic: 'end',
      facts: { ...dayFacts(talk, author, after), player: talk.speakers.nickname(to), ...facts },
      after,
      quotes,
      isNeeded: true,
    })
  );
}

function apologise(talk: Talk, draft: Draft, author: Player) {
  const last = draft.posts.at(-1);
  if (!last) return;
  const after = last.at + shortPause(talk.chance);
  const facts = {
    ...last.facts,
    ...dayFacts(talk, author, after),
    player: talk.speakers.nickname(last.author),
  };
  say(talk, draft, { author, part: 'q.apology', topic: 'end', facts, after });
}

/** The asker thanks the player whose answer was right, even when the mistaken one has written since. */
function thank(talk: Talk, draft: Draft, { part, to }: { part: string; to: DraftPost }) {
  const [opener, last] = [draft.posts[0], draft.posts.at(-1)];
  if (!opener || !last) return;
  const after = last.at + shortPause(talk.chance);
  const facts = {
    ...to.facts,
    ...dayFacts(talk, opener.author, after),
    player: talk.speakers.nickname(to.author),
  };
  say(talk, draft, { author: opener.author, part, topic: 'end', facts, after });
}
