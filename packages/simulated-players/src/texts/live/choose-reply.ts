import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { Chance } from '../../chance.ts';
import type { Facts } from '../facts.ts';
import { firstName } from '../first-name.ts';
import { intentOf } from './intent.ts';
import { type KnownType, namedItems, namedType, waysTo } from './known-types.ts';
import type { ReplyPlan } from './reply-plan.ts';
import { nextInChain, nextNumber } from './thread-games.ts';
import { type ThreadKind, threadKindOf } from './thread-kind.ts';
import type { WritersWorld } from './writers-world.ts';

/** A thread as its next writer reads it. */
export interface ThreadToAnswer {
  readonly forumId: number;
  readonly title: string;
  readonly opening: Written;
  readonly latest: Written;
  /** The authors of the last posts, oldest first. */
  readonly authors: readonly number[];
  readonly writerId: number;
  readonly isLatestByPerson: boolean;
}

interface Written {
  readonly authorId: number;
  readonly name: string;
  readonly text: string;
}

/** Undefined where the writer has nothing to add. */
export function chooseReply(
  thread: ThreadToAnswer,
  world: WritersWorld,
  chance: Chance,
): ReplyPlan | undefined {
  const { latest, opening, writerId, authors } = thread;
  if (latest.authorId === writerId) return undefined;
  const kind = threadKindOf({ ...thread, text: opening.text }, world);
  if (kind.kind === 'chain') return nextInChain(latest.text, world.types, chance);
  if (kind.kind === 'counting') return nextNumber(latest.text);
  if (opening.authorId === writerId) return authorsReply(thread, kind.kind, world);
  return authors.includes(writerId) ? undefined : replyOfAnother(thread, kind, { world, chance });
}

function replyOfAnother(
  thread: ThreadToAnswer,
  kind: ThreadKind,
  { world, chance }: { world: WritersWorld; chance: Chance },
): ReplyPlan | undefined {
  const isAnswered = thread.authors.some((author) => author !== thread.opening.authorId);
  switch (kind.kind) {
    case 'offer':
      return isOver(thread) ? undefined : replyToOffer(thread, world, chance);
    case 'wanted':
      return isOver(thread) ? undefined : replyToWanted(thread, world, { isAnswered, chance });
    case 'question':
      return isAnswered ? undefined : replyToQuestion(thread, world, { asks: kind.asks, chance });
    case 'about_item':
      return replyAboutItem(thread, world, chance);
    case 'talk':
      return thread.isLatestByPerson ? replyInTalk(thread, world, chance) : undefined;
    default:
      return undefined;
  }
}

/** Authors of offers and searches say when they are over. */
function isOver({ latest, opening }: ThreadToAnswer): boolean {
  return latest.authorId === opening.authorId && OVER.test(latest.text);
}

const OVER = /\bsold\b|\bgone\b|taken|lives with|off my list|withdrawn|found (one|it)|thank|done/i;

function replyToOffer(
  { title, opening }: ThreadToAnswer,
  world: WritersWorld,
  chance: Chance,
): ReplyPlan | undefined {
  const player = firstName(opening.name);
  const offered = chance.sample(namedItems(`${title}\n${opening.text}`, world.types), MOST_OFFERED);
  for (const { type, number } of offered) {
    const facts = { ...factsOf(type, world), player, number: formatNumber(number) };
    const saved = world.saved.get(type.id);
    if (saved === undefined && world.missing.has(type.id)) return { part: 'reply_offer_missing', facts };
    if (saved !== undefined && world.isBetter(type.id, number))
      return { part: 'reply_offer_better', facts: { ...facts, number2: formatNumber(saved) } };
  }
  return undefined;
}

const MOST_OFFERED = 10;

function replyToWanted(
  thread: ThreadToAnswer,
  world: WritersWorld,
  { isAnswered, chance }: { isAnswered: boolean; chance: Chance },
): ReplyPlan | undefined {
  const type = itemOf(thread, world);
  if (!type) return undefined;
  const facts = { ...factsOf(type, world), player: firstName(thread.opening.name) };
  const spare = world.spare.get(type.id);
  if (spare !== undefined)
    return { part: 'reply_wanted_spare', facts: { ...facts, number: formatNumber(spare) } };
  const way = isAnswered ? undefined : chance.pick(waysTo(type, chance));
  return way && { part: 'reply_wanted_way', facts, way };
}

function replyToQuestion(
  thread: ThreadToAnswer,
  world: WritersWorld,
  { asks, chance }: { asks: 'how' | 'when' | 'set'; chance: Chance },
): ReplyPlan | undefined {
  const type = itemOf(thread, world);
  if (!type) return undefined;
  const facts = { ...factsOf(type, world), player: firstName(thread.opening.name) };
  if (asks === 'when') return { part: 'reply_when', facts: { ...facts, date: type.released } };
  if (asks === 'set') return { part: 'reply_set', facts };
  const way = chance.pick(waysTo(type, chance));
  return way && { part: 'reply_how', facts, way };
}

/** Somebody shows an item: what the writer has of it, or of its set. */
function replyAboutItem(thread: ThreadToAnswer, world: WritersWorld, chance: Chance): ReplyPlan | undefined {
  const type = itemOf(thread, world);
  if (!type) return undefined;
  const facts = { ...factsOf(type, world), player: firstName(thread.opening.name) };
  const saved = world.saved.get(type.id);
  const plans: ReplyPlan[] = [{ part: 'reply_item_issued', facts }];
  if (saved !== undefined)
    plans.push({ part: 'reply_item_saved', facts: { ...facts, number: formatNumber(saved) } });
  if (world.missing.has(type.id)) plans.push({ part: 'reply_item_missing', facts });
  if (facts.total !== undefined) plans.push({ part: 'reply_item_set', facts });
  return chance.pick(plans);
}

/** A person's post without an item: a word about the writer's own day, or an answer where there is one. */
function replyInTalk(
  { opening, latest, authors }: ThreadToAnswer,
  world: WritersWorld,
  chance: Chance,
): ReplyPlan | undefined {
  const facts = { player: firstName(latest.name), city: world.city, place: world.place, month: world.month };
  const set = chance.pick(world.sets);
  if (/favou?rite|which set|what set|what are you (collecting|working)/i.test(latest.text))
    return set && { part: 'reply_favourite', facts: { ...facts, ...setFacts(set) } };
  if (/\?/.test(latest.text) || intentOf(latest.text) === 'thanks') return undefined;
  const isFirst = authors.every((author) => author === opening.authorId);
  return isFirst ? { part: 'reply_talk', facts } : undefined;
}

function authorsReply(
  { title, opening, latest, authors }: ThreadToAnswer,
  kind: string,
  world: WritersWorld,
): ReplyPlan | undefined {
  const player = firstName(latest.name);
  if (kind === 'offer') {
    const [item] = namedItems(latest.text, world.types).filter(
      ({ type, number }) => world.spare.get(type.id) === number,
    );
    const facts = item && { ...factsOf(item.type, world), player, number: formatNumber(item.number) };
    return facts && INTERESTED.test(latest.text) ? { part: 'reply_still_here', facts } : undefined;
  }
  const isFirstAnswer = authors.filter((author) => author === opening.authorId).length === 1;
  if (kind !== 'question' || !isFirstAnswer || authors.length < 2) return undefined;
  const type = namedType(`${title} ${opening.text}`, world.types);
  return type && { part: 'reply_thanks', facts: { ...factsOf(type, world), player } };
}

const INTERESTED = /\b(take|like|love|miss|missing|want|need|interested|offer|still|swap|better|lower)\b/i;

/** The one with a number is what a thread is about; others may be parts of a mix. */
function itemOf({ title, opening }: ThreadToAnswer, { types }: WritersWorld): KnownType | undefined {
  const [numbered] = namedItems(`${title}\n${opening.text}`, types);
  return numbered?.type ?? namedType(title, types) ?? namedType(opening.text, types);
}

function factsOf(type: KnownType, world: WritersWorld) {
  const set = world.sets.find(({ name }) => name === type.set);
  return {
    item: type.name,
    set: type.set,
    issued: formatNumber(world.issued(type.id)),
    city: world.city,
    place: world.place,
    month: world.month,
    ...(set && setFacts(set)),
  } satisfies Facts & { total?: number };
}

export function setFacts({ name, count, total }: { name: string; count: number; total: number }) {
  return { set: name, count, total };
}
