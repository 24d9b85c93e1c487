import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import { HOUR } from '../../calendar.ts';
import type { Moment } from '../../play/diary.ts';
import { converse } from './conversation.ts';
import type { Topic } from './follow-ups.ts';
import { momentFacts, placeOf } from './moment-facts.ts';
import { shortPause } from './pauses.ts';
import { openThread, say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';
import { dayFacts } from './world-facts.ts';

export interface RunningThread {
  readonly forumId: number;
  /** Parts: `<name>.title`, `<name>.open` and what `part` names for each post. */
  readonly name: string;
  part(moment: Moment): string;
  readonly topic: Topic;
  /** In order of time. */
  readonly moments: readonly Moment[];
  readonly count: number;
  readonly facts?: Facts;
  readonly language?: Language;
  /** The share of posts that are answered. */
  readonly chatter: number;
  /** The part of an answer by a speaker of the language; otherwise what the topic's follow-ups say. */
  answer?(moment: Moment): string;
}

/** A thread that players return to for a long time; each post tells a moment of its author on that day. */
export function runningThread(talk: Talk, spec: RunningThread): Draft | undefined {
  const { chance, speakers } = talk;
  const chosen = chooseEvenly(talk, spec).filter(({ player, at }) => speakers.canSpeak(player, at + HOUR));
  const [first, ...others] = chosen;
  if (!first) return undefined;
  const { language = 'en', topic } = spec;
  const factsOf = (moment: Moment) => ({
    ...dayFacts(talk, moment.player, moment.at, language, placeOf(moment)),
    ...momentFacts(talk, moment),
    ...spec.facts,
  });
  const draft = openThread(talk, {
    forumId: spec.forumId,
    author: first.player,
    at: first.at,
    title: `${spec.name}.title`,
    part: `${spec.name}.open`,
    topic: 'end',
    facts: factsOf(first),
    language,
  });
  if (!draft) return undefined;
  for (const moment of others) {
    if (moment.at < (draft.posts.at(-1)?.at ?? 0)) continue;
    const after: Instant = moment.at + chance.integer(5 * HOUR);
    const said = say(talk, draft, {
      author: moment.player,
      part: spec.part(moment),
      topic,
      facts: factsOf(moment),
      after,
    });
    if (said && chance.happens(spec.chatter)) answerLast(talk, draft, spec.answer?.(moment));
  }
  return draft;
}

/** Moments from the whole span, in order of time. */
function chooseEvenly({ chance }: Talk, { moments, count }: RunningThread): Moment[] {
  const step = moments.length / count;
  if (step <= 1) return [...moments];
  return Array.from(
    { length: count },
    (_, index) => moments[Math.floor((index + chance.next()) * step)],
  ).filter((moment) => moment !== undefined);
}

function answerLast(talk: Talk, draft: Draft, part: string | undefined) {
  if (part) return answerInLanguage(talk, draft, part);
  // The last post stands for the opening, so that it is the one that is answered.
  const posts = draft.posts.slice(-1);
  converse(talk, { ...draft, posts }, 1);
  const answer = posts[1];
  if (answer) draft.posts.push({ ...answer, ...lastQuoted(talk, draft) });
}

function lastQuoted({ chance }: Talk, { posts }: Draft) {
  const answers = posts.length - 1;
  return { answers, quotes: chance.happens(0.3) ? answers : null };
}

function answerInLanguage(talk: Talk, draft: Draft, part: string) {
  const last = draft.posts.at(-1);
  if (!last) return;
  const after = last.at + shortPause(talk.chance);
  const author = talk.speakers.speaking(draft.language, after, [last.author]);
  if (!author) return;
  const facts = {
    ...last.facts,
    ...dayFacts(talk, author, after, draft.language),
    player: talk.speakers.nickname(last.author),
  };
  say(talk, draft, { author, part, topic: 'end', facts, after });
}
