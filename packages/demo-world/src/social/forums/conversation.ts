import type { Instant } from '@wallabee/game/state/item-state';
import type { Chance } from '@wallabee/simulated-players/chance';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Player } from '../../players/player.ts';
import { type FollowUp, followUpsOf, isQuestion } from './follow-ups.ts';
import { drawPause } from './hours.ts';
import { ownFacts } from './own-facts.ts';
import { say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft, DraftPost } from './thread.ts';
import { dayFacts } from './world-facts.ts';

/** Adds up to so many replies, each an answer to the opening, to the last post or to one between. */
export function converse(talk: Talk, draft: Draft, replies: number) {
  let failures = 0;
  for (let left = replies; left > 0 && failures < 6; left -= 1) {
    if (!answerSomething(talk, draft)) failures += 1;
  }
}

function answerSomething(talk: Talk, draft: Draft): DraftPost | undefined {
  const position = drawAnswered(draft, talk.chance);
  const answered = draft.posts[position];
  if (!answered || (isQuestion(answered.topic) && answersTo(draft, position).length > 0)) return undefined;
  const followUp = drawFollowUp(talk.chance, followUpsOf(answered.topic));
  const after = (draft.posts.at(-1)?.at ?? 0) + drawPause(talk.chance, draft.posts.length);
  const author = followUp && drawAuthor(talk, draft, { followUp, position, at: after });
  if (!followUp || !author) return undefined;
  const own = followUp.own
    ? ownFacts(talk, followUp.own, { player: author, at: after, about: answered.facts })
    : {};
  if (!own) return undefined;
  const said = say(talk, draft, {
    author,
    part: followUp.part,
    topic: followUp.topic,
    facts: replyFacts(talk, { author, answered, at: after, own }),
    after,
    quotes: drawQuote(talk.chance, position, draft.posts.length),
    answers: position,
    ...languageOf(talk, author, followUp.part),
  });
  if (said) draft.posts[draft.posts.length - 1] = { ...said, facts: { ...said.facts, ...asSubject(own) } };
  return said;
}

/** Others answer with something of their own. */
function asSubject({ item2, number2, place2, set2 }: Facts): Facts {
  return {
    ...(place2 && { item: item2, number: number2, place: place2, city2: undefined, class: undefined }),
    ...(set2 && { set: set2 }),
  };
}

/** The facts of the post that is answered, and the answering player's own day. */
export function replyFacts(
  talk: Talk,
  { author, answered, at, own = {} }: { author: Player; answered: DraftPost; at: Instant; own?: Facts },
): Facts {
  const { item, number, set, place, city2, count, item2, number2, class: prestige } = answered.facts;
  return {
    ...dayFacts(talk, author, at),
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

function languageOf({ speakers, composer, chance }: Talk, author: Player, part: string) {
  const { keepsLanguage, language } = speakers.writer(author);
  return keepsLanguage && composer.has(part, language) && chance.happens(0.6) ? { language } : {};
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

function answersTo({ posts }: Draft, position: number): DraftPost[] {
  return posts.filter(({ answers }) => answers === position);
}

/** Nobody answers the same post twice, and staff do not chat in the threads they open. */
function drawAuthor(
  talk: Talk,
  draft: Draft,
  { followUp, position, at }: { followUp: FollowUp; position: number; at: Instant },
): Player | undefined {
  const { speakers } = talk;
  const [starter, answered] = [draft.posts[0]?.author, draft.posts[position]];
  if (!starter || !answered) return undefined;
  const except = [answered.author, starter, ...answersTo(draft, position).map(({ author }) => author)];
  switch (followUp.by) {
    case 'op':
      return draft.posts.at(-1)?.author === starter || starter.accountType === 'staff' ? undefined : starter;
    case 'staff':
      return speakers.staff(at, [answered.author]);
    case 'local':
      return speakers.inCity(String(answered.facts.city2 ?? answered.author.city), at, except);
    case 'other':
      return drawOther(talk, draft, { at, except });
  }
}

/** Often somebody who has written in the thread already. */
function drawOther(
  { speakers, chance }: Talk,
  { posts, forum }: Draft,
  { at, except }: { at: Instant; except: readonly Player[] },
): Player | undefined {
  const known = chance.happens(0.35) ? chance.pick(posts)?.author : undefined;
  const author = known && !except.includes(known) ? known : speakers.anyone(at, except);
  return forum.starter === 'staff' && author?.accountType === 'staff' ? undefined : author;
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
