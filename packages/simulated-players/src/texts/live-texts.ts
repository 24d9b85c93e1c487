import { LONGEST_TEXT, LONGEST_TITLE } from '@wallabee/contract/forums/post-limits';
import { LONGEST_MESSAGE } from '@wallabee/contract/inbox/message-rules';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Chance } from '../chance.ts';
import type { Composer } from './composer.ts';
import type { Facts } from './facts.ts';
import type { Language } from './languages.ts';
import { detectLanguage } from './live/detect-language.ts';
import { type Intent, intentOf } from './live/intent.ts';
import { type KnownType, namedType, waysTo } from './live/known-types.ts';
import { createLiveComposer, createRecentlyUsed } from './live/live-composer.ts';
import type { Used } from './used.ts';
import type { Writer } from './writer.ts';

/** What the writer knows: the catalogue, what they have too many of, what they miss. */
export interface WritersWorld {
  readonly types: readonly KnownType[];
  /** The number of a spare item, by type. */
  readonly spare: ReadonlyMap<ItemTypeId, number>;
  readonly missing: ReadonlySet<ItemTypeId>;
  /** The name of the weekday. */
  readonly weekday: string;
  readonly city: string;
}

export interface MessageToAnswer {
  readonly writer: Writer;
  readonly senderName: string;
  readonly text: string;
  readonly world: WritersWorld;
}

/** What just happened, with the facts that its kind needs: item and number; place; set, finish, finishth... */
export interface LiveMoment {
  readonly kind: 'found' | 'completed' | 'traded' | 'mixed';
  readonly facts: Facts;
}

export interface PostToAnswer {
  readonly writer: Writer;
  readonly authorName: string;
  readonly title: string;
  readonly text: string;
  readonly world: WritersWorld;
}

export interface LiveTexts {
  replyToMessage(message: MessageToAnswer, chance: Chance): string;
  postForMoment(moment: LiveMoment, writer: Writer, chance: Chance): { title: string; text: string };
  replyInThread(post: PostToAnswer, chance: Chance): string;
}

/** Writes what live players say, and remembers it, so that they do not repeat each other. */
export function createLiveTexts(): LiveTexts {
  const composer = createLiveComposer();
  const used = createRecentlyUsed();
  const scribe = { composer, used };
  return {
    replyToMessage: (message, chance) => cut(replyToMessage(scribe, message, chance), LONGEST_MESSAGE),
    postForMoment: ({ kind, facts }, writer, chance) => ({
      title: cut(composer.compose(`live.title_${kind}`, { facts, writer, chance, used }), LONGEST_TITLE),
      text: cut(composer.compose(`live.post_${kind}`, { facts, writer, chance, used }), LONGEST_TEXT),
    }),
    replyInThread: (post, chance) => cut(replyInThread(scribe, post, chance), LONGEST_TEXT),
  };
}

interface Scribe {
  readonly composer: Composer;
  readonly used: Used;
}

function replyToMessage(scribe: Scribe, message: MessageToAnswer, chance: Chance): string {
  const { writer, world, text } = message;
  const detected = detectLanguage(text);
  const language = detected === writer.language ? detected : 'en';
  const facts = {
    friend: firstName(message.senderName),
    city: world.city,
    ...(language === 'en' && { weekday: world.weekday }),
  };
  const type = namedType(text, world.types);
  const compose = (name: string, more: Facts = {}) =>
    scribe.composer.compose(`live.${name}`, {
      facts: { ...facts, ...more },
      writer,
      chance,
      used: scribe.used,
      language,
    });
  if (!type) return compose(withoutItem(intentOf(text)));
  const about = { item: type.name, set: type.set };
  const answer = intentOf(text) === 'how' ? howTo(scribe, type, { writer, language }, chance) : undefined;
  if (answer) return compose('how', { ...about, answer });
  const number = world.spare.get(type.id);
  if (number !== undefined) return compose('spare', { ...about, number });
  return compose(world.missing.has(type.id) ? 'need' : 'item', about);
}

/** Somebody asks how something is made that the catalogue does not name. */
function withoutItem(intent: Intent): Exclude<Intent, 'how'> {
  return intent === 'how' ? 'question' : intent;
}

/** Only in ways that the language has words for; undefined where the catalogue says nothing. */
function howTo(
  { composer, used }: Scribe,
  type: KnownType,
  { writer, language }: { writer: Writer; language: Language },
  chance: Chance,
): string | undefined {
  const ways = waysTo(type, chance).filter(({ part }) => composer.has(part, language));
  const way = chance.pick(ways);
  return (
    way &&
    composer.tryCompose(way.part, { facts: way.facts, writer, chance, used: forPieces(used), language })
  );
}

function replyInThread(scribe: Scribe, post: PostToAnswer, chance: Chance): string {
  const { writer, world, title, text } = post;
  const type = namedType(text, world.types) ?? namedType(title, world.types);
  const facts = {
    player: firstName(post.authorName),
    weekday: world.weekday,
    item: type?.name,
    set: type?.set,
  };
  const compose = (name: string, more: Facts = {}) =>
    scribe.composer.compose(`live.reply_${name}`, {
      facts: { ...facts, ...more },
      writer,
      chance,
      used: scribe.used,
    });
  const intent = intentOf(text);
  const isOffer = intent !== 'how' && OFFER.test(`${title} ${text}`);
  if (isOffer) return compose(type && world.missing.has(type.id) ? 'offer_want' : 'offer');
  const answer = type && asks(intent, text) && howTo(scribe, type, { writer, language: 'en' }, chance);
  if (answer) return compose('answer', { answer });
  if (intent === 'good' || /#\d/.test(`${title} ${text}`)) return compose('brag');
  return compose(asks(intent, text) ? 'question' : 'else');
}

const OFFER = /for trade|wts|wtt|spare|offer|swap|selling/i;

function asks(intent: Intent, text: string): boolean {
  return intent === 'how' || /\?/.test(text);
}

/** Pieces may come again in another text. */
function forPieces(used: Used): Used {
  return { ...used, has: () => false, addText: () => {} };
}

function firstName(name: string): string {
  return name.split(' ')[0] ?? name;
}

/** Names are short, so that this never happens to a whole sentence. */
function cut(text: string, longest: number): string {
  return text.length > longest ? text.slice(0, longest) : text;
}
