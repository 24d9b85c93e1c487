import type { Instant } from '@wallabee/game/state/item-state';
import { DAY, HOUR, OPENING } from '../../calendar.ts';
import type { TypeWords } from './catalogue-words.ts';
import { closeThread } from './closing.ts';
import { converse, drawLength } from './conversation.ts';
import { draftThreads } from './draft-threads.ts';
import { type Answer, answersAbout } from './item-questions.ts';
import { momentFacts } from './moment-facts.ts';
import { firstAtOrAfter } from './moments.ts';
import { questionThread } from './question-thread.ts';
import { openThread, say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';
import { dayFacts, typeFacts } from './world-facts.ts';

const DIRECTORY = 2;
const NEWBEES = 11;

/** Threads about one item type: questions with their answers, or what people think of it. */
export function directoryThreads(talk: Talk, count: number): Draft[] {
  const { chance, words, until } = talk;
  const types = words.types.filter(({ releasedAt }) => releasedAt < until - 3 * DAY);
  const earlier = new Map<string, string>();
  return draftThreads([...types, ...types], { count, chance }, (type) => {
    const at = drawTime(talk, type);
    const author = talk.speakers.anyone(at);
    if (!author) return undefined;
    if (chance.happens(0.4)) return opinionThread(talk, type, at);
    const answer = chance.pick(answersAbout(words, type, at, chance));
    if (!answer) return undefined;
    const draft = questionThread(talk, { type, answer, at, forumId: DIRECTORY });
    if (draft) finishQuestion(talk, draft, { answer, earlier });
    return draft;
  });
}

/** The same questions by newcomers, in their own forum. */
export function newcomerQuestions(talk: Talk, count: number): Draft[] {
  const { chance, words } = talk;
  const joined = talk.moments.of('joined');
  return draftThreads(joined, { count, chance }, ({ player, at: joinedAt }) => {
    const at = joinedAt + DAY + chance.integer(40 * DAY);
    const type = chance.pick(words.types.filter(({ releasedAt }) => releasedAt < at - 5 * DAY));
    const answer = type && chance.pick(answersAbout(words, type, at, chance));
    if (!answer || !talk.speakers.canSpeak(player, at)) return undefined;
    const draft = questionThread(talk, { type, answer, at, forumId: NEWBEES, player });
    if (draft && chance.happens(0.15)) closeThread(talk, draft, 'answered');
    return draft;
  });
}

function drawTime({ chance, until }: Talk, { releasedAt }: TypeWords): Instant {
  const from = Math.max(releasedAt, OPENING + 30 * DAY) + DAY;
  const span = chance.happens(0.5) ? Math.min(400 * DAY, until - from) : until - from;
  return from + Math.floor(chance.next() * Math.max(span - DAY, 0));
}

/** Later owners report their numbers; some threads are closed as answered or as asked before. */
function finishQuestion(
  talk: Talk,
  draft: Draft,
  { answer, earlier }: { answer: Answer; earlier: Map<string, string> },
) {
  const key = `${answer.question} ${draft.itemTypeId}`;
  const thread = earlier.get(key);
  earlier.set(key, draft.title);
  if (thread !== undefined && talk.chance.happens(0.7))
    return closeThread(talk, draft, 'duplicate', { thread });
  reportOwners(talk, draft, talk.chance.integer(4));
  converse(talk, draft, talk.chance.integer(3));
  if (talk.chance.happens(0.08)) closeThread(talk, draft, 'answered');
}

/** Players who got one after the thread began, on the day they did. */
function reportOwners(talk: Talk, draft: Draft, count: number) {
  const type = talk.words.types.find(({ id }) => id === draft.itemTypeId);
  const last = draft.posts.at(-1);
  if (!type || !last) return;
  const list = talk.moments.ofType(type.id);
  const later = list.slice(firstAtOrAfter(list, last.at));
  for (const moment of talk.chance.sample(later.slice(0, 200), count).sort((a, b) => a.at - b.at)) {
    const { player, at } = moment;
    say(talk, draft, {
      author: player,
      part: `directory.${moment.kind}`,
      topic: 'find',
      facts: {
        ...dayFacts(talk, player, at),
        ...momentFacts(talk, moment),
      },
      after: at + talk.chance.integer(5 * HOUR),
    });
  }
}

function opinionThread(talk: Talk, type: TypeWords, at: Instant): Draft | undefined {
  const { chance, words } = talk;
  const author = talk.speakers.anyone(at);
  if (!author) return undefined;
  const released = words
    .set(type.setId)
    .types.filter(({ releasedAt, id }) => releasedAt <= at && id !== type.id);
  const draft = openThread(talk, {
    forumId: DIRECTORY,
    author,
    at,
    title: 'directory.title',
    part: 'directory.open',
    topic: 'opinion',
    facts: { ...dayFacts(talk, author, at), ...typeFacts(type), item2: chance.pick(released)?.name },
    itemTypeId: type.id,
  });
  if (!draft) return undefined;
  converse(talk, draft, drawLength(talk, 3));
  reportOwners(talk, draft, chance.integer(5));
  return draft;
}
