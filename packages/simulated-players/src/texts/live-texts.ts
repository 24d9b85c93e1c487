import { LONGEST_TEXT, LONGEST_TITLE } from '@wallabee/contract/forums/post-limits';
import { LONGEST_MESSAGE } from '@wallabee/contract/inbox/message-rules';
import type { Chance } from '../chance.ts';
import type { Composer } from './composer.ts';
import type { Facts } from './facts.ts';
import { firstName } from './first-name.ts';
import type { Language } from './languages.ts';
import { chooseReply, type ThreadToAnswer } from './live/choose-reply.ts';
import { detectLanguage } from './live/detect-language.ts';
import { type Intent, intentOf } from './live/intent.ts';
import { type KnownType, namedType, waysTo } from './live/known-types.ts';
import { createLiveComposer, createRecentlyUsed, createRecentSentences } from './live/live-composer.ts';
import { type Friend, planMessage, planOffer, planQuestion } from './live/own-plans.ts';
import type { ReplyPlan } from './live/reply-plan.ts';
import type { DiaryKind } from './live/thread-kind.ts';
import type { WritersWorld } from './live/writers-world.ts';
import type { Used } from './used.ts';
import type { Writer } from './writer.ts';

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

interface Writing {
  readonly writer: Writer;
  readonly world: WritersWorld;
}

export interface NewThread {
  readonly title: string;
  readonly text: string;
}

/** A text is undefined where the writer has nothing to say, or nothing that was not said lately. */
export interface LiveTexts {
  replyToMessage(message: MessageToAnswer, chance: Chance): string;
  threadAbout(moment: LiveMoment, writing: Writing, chance: Chance): NewThread | undefined;
  /** An offer of something to spare. */
  offerThread(writing: Writing, chance: Chance): NewThread | undefined;
  /** A question about a set that the writer is working on. */
  questionThread(writing: Writing, chance: Chance): NewThread | undefined;
  diaryEntry(of: DiaryKind, moment: LiveMoment, writing: Writing, chance: Chance): string | undefined;
  replyInThread(thread: ThreadToAnswer, writing: Writing, chance: Chance): string | undefined;
  messageToFriend(friend: Friend, writing: Writing, chance: Chance): string | undefined;
}

/** Writes what live players say, and remembers it, so that they do not repeat each other. */
export function createLiveTexts(): LiveTexts {
  const composer = createLiveComposer();
  const scribe = { composer, used: createRecentlyUsed() };
  const forum = { composer, used: createRecentSentences(REMEMBERED_TEXTS) };
  const thread = (plan: ReplyPlan | undefined, writing: Writing, chance: Chance) => {
    const title = plan && compose(forum, { ...plan, part: `title_${plan.part}` }, writing, chance);
    const text = title && compose(forum, { ...plan, part: `post_${plan.part}` }, writing, chance);
    return text ? { title: cut(title, LONGEST_TITLE), text: cut(text, LONGEST_TEXT) } : undefined;
  };
  const post = (plan: ReplyPlan | undefined, writing: Writing, chance: Chance) => {
    const text = plan && compose(forum, plan, writing, chance);
    return text && cut(text, LONGEST_TEXT);
  };
  return {
    replyToMessage: (message, chance) => cut(replyToMessage(scribe, message, chance), LONGEST_MESSAGE),
    threadAbout: ({ kind, facts }, writing, chance) => thread({ part: kind, facts }, writing, chance),
    offerThread: (writing, chance) => thread(planOffer(writing.world, chance), writing, chance),
    questionThread: (writing, chance) => thread(planQuestion(writing.world, chance), writing, chance),
    diaryEntry: (of, { facts }, writing, chance) => post({ part: `diary_${of}`, facts }, writing, chance),
    replyInThread: (answered, writing, chance) =>
      post(chooseReply(answered, writing.world, chance), writing, chance),
    messageToFriend: (friend, writing, chance) => {
      const plan = planMessage(friend, writing.world, chance);
      const text = plan && compose(forum, plan, writing, chance);
      return text && cut(text, LONGEST_MESSAGE);
    },
  };
}

/** About the last 50 posts, some of which have titles. */
const REMEMBERED_TEXTS = 70;

function compose(
  { composer, used }: Scribe,
  { part, facts, way }: ReplyPlan,
  { writer, world }: Writing,
  chance: Chance,
): string | undefined {
  const piece = { facts: { ...way?.facts }, writer, chance, used: forPieces(used) };
  const answer = way && composer.tryCompose(way.part, piece);
  if (way && !answer) return undefined;
  const { weekday, month, city } = world;
  const all = { weekday, month, city, ...facts, answer };
  return composer.tryCompose(`live.${part}`, { facts: all, writer, chance, used, mustBeNew: true });
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

/** Pieces may come again in another text. */
function forPieces(used: Used): Used {
  return { ...used, has: () => false, addText: () => {} };
}

/** Names are short, so that this never happens to a whole sentence. */
function cut(text: string, longest: number): string {
  return text.length > longest ? text.slice(0, longest) : text;
}
