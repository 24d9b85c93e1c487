import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import type { Language } from '@wallabee/simulated-players/texts/languages';
import { createUsed, type Used } from '@wallabee/simulated-players/texts/used';
import type { Player } from '../../players/player.ts';
import type { Topic } from './follow-ups.ts';
import { writingTime } from './hours.ts';
import type { Talk } from './talk.ts';
import type { Draft, DraftPost } from './thread.ts';

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
  const { author, facts, language = 'en' } = opening;
  const title = composeNew(talk, opening.title, {
    author,
    facts,
    language,
    used: talk.used,
    more: 'more.title',
  });
  if (title === undefined) return undefined;
  const draft: Draft = {
    forum: talk.forum(opening.forumId),
    title: title.replace(/\.+$/, ''),
    itemTypeId: opening.itemTypeId ?? null,
    language,
    used: createUsed(talk.used),
    posts: [],
    isClosed: false,
  };
  return say(talk, draft, { ...opening, after: opening.at, isNeeded: true }) ? draft : undefined;
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
    : writingTime(earliest, talk.position(author.city).lng, chance) + chance.integer(50_000);
  if (at >= until || !speakers.canSpeak(author, at)) return undefined;
  const language = statement.language ?? draft.language;
  const text = composeText(talk, statement, { author, facts, language, used: draft.used });
  if (text === undefined) return undefined;
  const post: DraftPost = {
    author,
    text: marked(talk, author, text, language),
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
}

function composeText(
  talk: Talk,
  { part, isNeeded }: Statement,
  composition: Composition,
): string | undefined {
  // People do repeat each other now and then.
  if (talk.chance.happens(REPEATED)) return composeAny(talk, part, composition);
  const text = composeNew(talk, part, { ...composition, more: 'more.text' });
  return text === undefined && isNeeded ? composeAny(talk, part, composition) : text;
}

const REPEATED = 0.15;

/** A text that was not written before, if need be with a few words more. */
function composeNew(
  talk: Talk,
  part: string,
  { more, ...composition }: Composition & { more: 'more.title' | 'more.text' },
): string | undefined {
  const text = composeAny(talk, part, composition, true);
  if (text !== undefined || composition.language !== 'en') return text;
  const worn = composeAny(talk, part, composition);
  if (worn === undefined) return undefined;
  const answer = more === 'more.title' || /\p{P}$/u.test(worn) ? worn : `${worn}.`;
  return composeAny(talk, more, { ...composition, facts: { ...composition.facts, answer } }, true);
}

function composeAny(
  { composer, chance, speakers }: Talk,
  part: string,
  { author, ...occasion }: Composition,
  mustBeNew = false,
): string | undefined {
  return composer.tryCompose(part, { ...occasion, writer: speakers.writer(author), chance, mustBeNew });
}

/** Some players end English posts as people of their country do. */
function marked(
  { composer, chance, speakers, used }: Talk,
  author: Player,
  text: string,
  language: Language,
): string {
  const writer = speakers.writer(author);
  if (author.accountType !== 'player' || language !== 'en' || writer.language === 'en') return text;
  if (chance.happens(0.88)) return text;
  const mark = composer.tryCompose('mark.end', {
    facts: {},
    writer,
    chance,
    used,
    language: writer.language,
  });
  return mark === undefined ? text : `${text} ${mark}`;
}
