import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import { createUsed, type Used } from '@wallabee/simulated-players/texts/used';
import type { Player } from '../../players/player.ts';
import { wakingTime } from '../../waking-hours.ts';
import { writtenIn } from '../local-names.ts';
import type { Topic } from './follow-ups.ts';
import { hourFacts } from './hour-facts.ts';
import { createSaid, type Said } from './said.ts';
import type { Talk } from './talk.ts';
import type { Draft, DraftPost } from './thread.ts';
import { dayFacts } from './world-facts.ts';

export interface Opening {
  readonly forumId: number;
  readonly author: Player;
  readonly at: Instant;
  readonly title: string;
  readonly part: string;
  readonly topic: Topic;
  readonly facts: Facts;
  readonly itemTypeId?: number | undefined;
  readonly language?: Language;
  readonly isOnTime?: boolean;
}

/** Undefined where the time has passed or the texts do not fit the facts. */
export function openThread(talk: Talk, opening: Opening): Draft | undefined {
  const { author, language = 'en' } = opening;
  const title = composeTitle(talk, opening.title, {
    author,
    facts: titleFacts(talk, opening),
    language,
    used: talk.used,
  });
  if (title === undefined) return undefined;
  const draft: Draft = {
    forum: talk.forum(opening.forumId),
    title: title.replace(/(?<!\b\p{Lu})\.+$/u, ''),
    itemTypeId: opening.itemTypeId ?? null,
    language,
    used: createUsed(talk.used),
    said: createSaid(),
    posts: [],
    isClosed: false,
    closedAs: null,
  };
  return say(talk, draft, { ...opening, after: opening.at, isNeeded: true }) ? draft : undefined;
}

/** A title without a text in the language is English, and so must be the day that it names. */
function titleFacts(talk: Talk, { title, author, facts, at, language = 'en' }: Opening): Facts {
  const written = writtenIn(talk.composer, title, language);
  if (written === language) return facts;
  const { month, weekday, weekday2, date } = dayFacts(talk, author, at, written);
  return { ...facts, weather: undefined, badweather: undefined, month, weekday, weekday2, date };
}

export interface Statement {
  readonly author: Player;
  readonly part: string;
  readonly topic: Topic;
  readonly facts: Facts;
  /** The post is written then or a little later. */
  readonly after: Instant;
  readonly quotes?: number | null;
  readonly answers?: number | null;
  readonly language?: Language;
  /** The thread makes no sense without it, so its text may have been written before. */
  readonly isNeeded?: boolean;
  /** Written at that time, whatever the hour is where the author lives. */
  readonly isOnTime?: boolean;
}

/** Adds a post, if its author is still there by then and the world has not ended. */
export function say(talk: Talk, draft: Draft, statement: Statement): DraftPost | undefined {
  const { chance, speakers, until } = talk;
  const { author, topic, facts, quotes = null, answers = quotes } = statement;
  const earliest = Math.max(statement.after, (draft.posts.at(-1)?.at ?? 0) + 40_000);
  const at = statement.isOnTime
    ? earliest
    : wakingTime(earliest, talk.position(author.city).lng, chance) + chance.integer(50_000);
  if (at >= until || !speakers.canSpeak(author, at)) return undefined;
  const language = statement.language ?? draft.language;
  const { used, said } = draft;
  const now = { ...facts, ...hourFacts(talk, author, at) };
  const text = composeText(talk, statement, { author, facts: now, language, used, said });
  if (text === undefined) return undefined;
  said.add(text, { author: author.username, facts });
  const post: DraftPost = {
    author,
    text: marked(talk, { author, text, language, at }),
    isHtml: false,
    at,
    quotes,
    topic,
    facts,
    answers,
  };
  draft.posts.push(post);
  return post;
}

interface Composition {
  author: Player;
  facts: Facts;
  language: Language;
  used: Used;
  /** What the text must not repeat. */
  said?: Said;
}

/** Nothing rather than a text that was written before, unless the thread needs it. */
function composeText(
  talk: Talk,
  { part, isNeeded }: Statement,
  composition: Composition,
): string | undefined {
  // People do repeat each other now and then, but not in the same thread.
  const mustBeNew = !talk.chance.happens(REPEATED);
  const text = compose(talk, part, { ...composition, mustBeNew });
  if (text !== undefined || !isNeeded) return text;
  const { said: _, ...anyway } = composition;
  return compose(talk, part, composition) ?? compose(talk, part, anyway);
}

const REPEATED = 0.05;

/** A title that no other thread has, if need be with a few words more. */
function composeTitle(talk: Talk, part: string, composition: Composition): string | undefined {
  const title = compose(talk, part, { ...composition, mustBeNew: true });
  if (title !== undefined || composition.language !== 'en') return title;
  const answer = compose(talk, part, composition);
  if (answer === undefined) return undefined;
  const facts = { ...without(composition.facts, answer), answer };
  return compose(talk, 'more.title', { ...composition, facts, mustBeNew: true });
}

/** A title that has the name of a city or a day gets no second one. */
function without(facts: Facts, title: string): Facts {
  const { name, city, month, weekday, year } = facts;
  const isThere = (fact: Facts[keyof Facts]) => fact !== undefined && title.includes(String(fact));
  const hasDay = [month, weekday, year].some(isThere) || /\b(Satur|Sun)day\b/.test(title);
  return {
    ...facts,
    name: isThere(name) ? undefined : name,
    city: isThere(city) ? undefined : city,
    ...(hasDay && { month: undefined, weekday: undefined, date: undefined }),
    ...(isThere(year) && { year: undefined }),
  };
}

function compose(
  { composer, chance, speakers }: Talk,
  part: string,
  { author, said, ...occasion }: Composition & { mustBeNew?: boolean },
): string | undefined {
  const writer = speakers.writer(author);
  return composer.tryCompose(part, {
    ...occasion,
    writer,
    chance,
    ...(said && {
      isUnwanted: (text) => said.repeats(text, { author: author.username, facts: occasion.facts }),
    }),
  });
}

/** Some players end English posts as people of their country do. */
function marked(
  talk: Talk,
  { author, text, language, at }: Pick<DraftPost, 'author' | 'text' | 'at'> & { language: Language },
): string {
  const { composer, chance, speakers, used } = talk;
  const writer = speakers.writer(author);
  if (author.accountType !== 'player' || language !== 'en' || writer.language === 'en') return text;
  if (chance.happens(0.88)) return text;
  const mark = composer.tryCompose('mark.end', {
    facts: hourFacts(talk, author, at),
    writer,
    chance,
    used,
    language: writer.language,
  });
  return mark === undefined ? text : `${withFullStop(text)} ${mark}`;
}

function withFullStop(text: string): string {
  return /[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text;
}
