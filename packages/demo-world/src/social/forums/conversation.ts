import type { Instant } from '@wallabee/game/state/item-state';
import type { Chance } from '@wallabee/simulated-players/chance';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import type { Player } from '../../players/player.ts';
import { answersTo, drawAuthor } from './answerers.ts';
import { type FollowUp, followUpsOf, isQuestion, type Topic } from './follow-ups.ts';
import { withNamedPlace } from './named-place.ts';
import { ownFacts } from './own-facts.ts';
import { drawPause } from './pauses.ts';
import { isPastDeadline } from './reply-deadlines.ts';
import { say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft, DraftPost } from './thread.ts';
import { dayFacts } from './world-facts.ts';

/** Adds up to so many replies, each an answer to the opening, to the last post or to one between. */
export function converse(talk: Talk, draft: Draft, replies: number) {
  let [left, failures] = [replies, 0];
  while (left > 0 && failures < 6) {
    if (answerSomething(talk, draft)) left -= 1;
    else failures += 1;
  }
}

function answerSomething(talk: Talk, draft: Draft): DraftPost | undefined {
  const position = drawAnswered(draft, talk.chance);
  const answered = draft.posts[position];
  if (!answered || (isQuestion(answered.topic) && answersTo(draft, position).length > 0)) return undefined;
  const followUp = drawFollowUp(talk.chance, followUpsOf(topicOf(answered)));
  const after = (draft.posts.at(-1)?.at ?? 0) + drawPause(talk.chance, draft.posts.length);
  if (isPastDeadline(answered, after)) return undefined;
  const author = followUp && drawAuthor(talk, draft, { followUp, position, at: after });
  if (!followUp || !author) return undefined;
  const own = followUp.own
    ? ownFacts(talk, followUp.own, { player: author, at: after, about: answered.facts })
    : {};
  if (!own) return undefined;
  const language = languageOf(talk, author, followUp.part);
  const said = say(talk, draft, {
    author,
    part: followUp.part,
    topic: followUp.topic,
    facts: {
      ...replyFacts(talk, { author, answered: withNamedPlace(draft, answered), at: after, own, language }),
      ...sharedCity(followUp, author),
    },
    after,
    quotes: drawQuote(talk.chance, position, draft.posts.length),
    answers: position,
    language,
  });
  if (said) draft.posts[draft.posts.length - 1] = { ...said, facts: { ...said.facts, ...asSubject(own) } };
  return said;
}

/** A place at home is talked about in another way than one of a journey. */
function topicOf({ topic, facts, author }: DraftPost): Topic {
  return topic === 'place' && facts.city2 === author.city ? 'home_place' : topic;
}

function sharedCity({ by }: FollowUp, { city }: Player): Facts {
  return by === 'neighbour' ? { city2: city } : {};
}

/** Others answer with something of their own. */
function asSubject({ item2, number2, place2, city3, set2 }: Facts): Facts {
  return {
    ...(place2 && { item: item2, number: number2, place: place2, city2: city3, class: undefined }),
    ...(set2 && { set: set2 }),
  };
}

interface Reply {
  author: Player;
  answered: DraftPost;
  at: Instant;
  own?: Facts;
  language?: Language;
}

/** The facts of the post that is answered, and the answering player's own day. */
export function replyFacts(talk: Talk, { author, answered, at, own = {}, language }: Reply): Facts {
  const { item, number, set, place, city2, count, item2, number2, class: prestige } = answered.facts;
  return {
    ...dayFacts(talk, author, at, language),
    item,
    number,
    set,
    place,
    city2,
    count,
    class: prestige,
    ...(Object.keys(own).length === 0 && { item2, number2 }),
    ...own,
    player: talk.speakers.nickname(answered.author),
  };
}

function languageOf({ speakers, composer, chance }: Talk, author: Player, part: string): Language {
  const { keepsLanguage, language } = speakers.writer(author);
  return keepsLanguage && composer.has(part, language) && chance.happens(0.6) ? language : 'en';
}

function drawAnswered({ posts }: Draft, chance: Chance): number {
  const last = posts.length - 1;
  const draw = chance.next();
  if (draw < 0.45) return 0;
  return draw < 0.85 ? last : chance.integer(posts.length);
}

function drawFollowUp(chance: Chance, list: readonly FollowUp[]): FollowUp | undefined {
  let left = chance.next() * list.reduce((sum, { weight }) => sum + weight, 0);
  return list.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}

/** A reply to an older post quotes it; a reply to the last one hardly ever does. */
function drawQuote(chance: Chance, answered: number, count: number): number | null {
  if (answered === count - 1) return chance.happens(0.1) ? answered : null;
  return chance.happens(answered === 0 ? 0.12 : 0.85) ? answered : null;
}

/** Most threads are short, a few are long. */
export function drawLength({ chance, size }: Talk, mean: number, most = 28): number {
  const long = chance.happens(0.08) ? 3 : 1;
  return Math.min(Math.max(Math.round(mean * size.replies * chance.spread() * long), 1), most);
}
