import type { Instant } from '@wallabee/game/state/item-state';
import type { ItemType } from '@wallabee/game/state/item-type';
import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import { DAY, HOUR, MINUTE, OPENING, startOfMonth, yearOf } from '../calendar.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Forum, Post, Thread } from '../corpus/corpus.ts';
import type { Player } from '../players/player.ts';
import type { WorldSize } from '../world-size.ts';
import { generateItemChain, ITEM_CHAIN } from './item-chain.ts';
import type { People } from './people.ts';
import type { Subject, SubjectDrawer } from './placeholders.ts';

export interface GeneratedThread {
  readonly forum: Forum;
  readonly title: string;
  readonly itemTypeId: number | null;
  readonly isClosed: boolean;
  readonly posts: readonly GeneratedPost[];
}

export interface GeneratedPost {
  readonly author: Player;
  readonly text: string;
  readonly isHtml: boolean;
  readonly at: Instant;
  /** The position, in the same thread, of the quoted post. */
  readonly quotes: number | null;
}

export interface ForumOptions {
  forums: readonly Forum[];
  catalogue: Catalogue;
  people: People;
  drawSubject: SubjectDrawer;
  size: WorldSize;
  seed: number;
  until: Instant;
}

export function drawThreads(options: ForumOptions): GeneratedThread[] {
  const chance = createChance(options.seed, 'forums');
  const threads = [
    ...directoryThreads(options, chance),
    ...ordinaryThreads(options, chance),
    ...chainThreads(options, chance),
  ];
  return threads.sort((a, b) => startOf(a) - startOf(b) || (a.title < b.title ? -1 : 1));
}

const startOf = ({ posts }: GeneratedThread): Instant => posts[0]?.at ?? 0;

const DIRECTORY_FORUM = 2;

function directoryThreads({ size, until, ...options }: ForumOptions, chance: Chance): GeneratedThread[] {
  const forum = options.forums.find(({ id }) => id === DIRECTORY_FORUM);
  const templates = forum?.threads.filter(({ title }) => title.includes('{item}')) ?? [];
  const items = options.catalogue.items.filter(
    (item) => item.released_at !== null && Date.parse(item.released_at) < until - 3 * DAY,
  );
  return chance.sample(items, size.itemThreads).flatMap((about) => {
    const template = chance.pick(templates);
    if (!forum || !template) return [];
    const released = Math.max(Date.parse(about.released_at ?? ''), OPENING + 30 * DAY);
    const at = Math.min(released + chance.between(1, 400) * DAY + chance.integer(DAY), until - DAY);
    return [generateThread({ ...options, until, size }, chance, { forum, template, at, about })];
  });
}

function ordinaryThreads(options: ForumOptions, chance: Chance): GeneratedThread[] {
  const { forums, size, until } = options;
  const total = forums.reduce((sum, forum) => sum + forum.threads.length, 0);
  return forums.flatMap((forum) => {
    const count = Math.ceil((size.threads * forum.threads.length) / total);
    const drawTemplate = createTemplateDrawer(forum.threads, chance);
    return Array.from({ length: count }, () => {
      const template = drawTemplate();
      return generateThread(options, chance, { forum, template, at: drawTime(template, chance, until) });
    });
  });
}

/** Threads that name an item or a place are reused; others appear once. */
function createTemplateDrawer(threads: readonly [Thread, ...Thread[]], chance: Chance): () => Thread {
  const uses = new Map<Thread, number>();
  return () => {
    const candidates = chance.sample(threads, 4);
    const worn = (thread: Thread) =>
      (uses.get(thread) ?? 0) * (/\{(item|set|place)/.test(textOf(thread)) ? 1 : 5);
    const template = candidates.sort((a, b) => worn(a) - worn(b))[0] ?? threads[0];
    uses.set(template, (uses.get(template) ?? 0) + 1);
    return template;
  };
}

function textOf({ title, posts }: Thread): string {
  return [title, ...posts.map(({ text }) => text)].join('\n');
}

function drawTime({ year, since, month }: Thread, chance: Chance, until: Instant): Instant {
  const from = Math.max(startOfMonth(year ?? since ?? yearOf(OPENING), 0), OPENING + 30 * DAY);
  const to = Math.min(year === undefined ? until : startOfMonth(year + 1, 0), until) - 2 * DAY;
  const at = from + Math.floor((1 - chance.next() ** 1.6) * Math.max(to - from, 0));
  if (month === undefined) return at;
  const inMonth = startOfMonth(year ?? yearOf(at), month - 1) + chance.integer(25 * DAY);
  return inMonth > to || inMonth < OPENING
    ? startOfMonth(yearOf(at) - 1, month - 1) + chance.integer(25 * DAY)
    : inMonth;
}

interface Occasion {
  forum: Forum;
  template: Thread;
  at: Instant;
  about?: ItemType;
}

function generateThread(
  { people, drawSubject, until }: ForumOptions,
  chance: Chance,
  occasion: Occasion,
): GeneratedThread {
  const { forum, template, about } = occasion;
  const at = Math.max(occasion.at, OPENING + DAY);
  const opener = speakerFor(template.starter ?? forum.starter, { people, at, others: [] });
  const subject = drawSubject(at, { ...(about && { about }), speakers: [opener] });
  let time = at;
  const posts = template.posts.map((post, position): GeneratedPost => {
    if (position > 0)
      time = Math.min(time + drawPause(chance), until - (template.posts.length - position) * MINUTE);
    const author = position === 0 ? opener : authorOf(post, { people, at: time, opener });
    return { author, at: time, ...filledIn(post, subject), quotes: drawQuote(chance, position) };
  });
  return {
    forum,
    title: subject.fill(template.title),
    itemTypeId: about || template.title.includes('{item}') ? subject.itemTypeId : null,
    isClosed: chance.happens(time < until - 60 * DAY ? 0.12 : 0),
    posts,
  };
}

function filledIn({ text, html }: Post, subject: Subject): { text: string; isHtml: boolean } {
  return { text: html ? subject.fillHtml(text) : subject.fill(text), isHtml: html };
}

function drawPause(chance: Chance): number {
  return chance.happens(0.7) ? chance.between(2, 300) * MINUTE : chance.between(5, 60) * HOUR;
}

function drawQuote(chance: Chance, position: number): number | null {
  return position > 0 && chance.happens(0.12) ? chance.integer(position) : null;
}

function authorOf(
  { by }: Post,
  { people, at, opener }: { people: People; at: Instant; opener: Player },
): Player {
  return by === 'op' ? opener : speakerFor(by, { people, at, others: [opener] });
}

function speakerFor(
  office: 'staff' | 'keeper' | undefined,
  { people, at, others }: { people: People; at: Instant; others: readonly Player[] },
): Player {
  if (office === 'staff') return people.staff(at);
  return office === 'keeper' ? people.keeper(at) : people.speaker(at, others);
}

function chainThreads(
  { forums, catalogue, people, size, until }: ForumOptions,
  chance: Chance,
): GeneratedThread[] {
  const forum = forums.find(({ id }) => id === ITEM_CHAIN.forumId);
  if (!forum) return [];
  const from = Math.max(OPENING + 60 * DAY, until - 900 * DAY);
  const times = Array.from(
    { length: size.longestThread },
    () => from + Math.floor(chance.next() * (until - HOUR - from)),
  );
  times.sort((a, b) => a - b);
  const names = generateItemChain(catalogue, chance, times);
  const posts = times.map((at, position): GeneratedPost => {
    const text = position === 0 ? `${ITEM_CHAIN.opening}${names[0]}.` : (names[position] ?? '');
    return { author: people.speaker(at), text, isHtml: false, at, quotes: null };
  });
  return [{ forum, title: ITEM_CHAIN.title, itemTypeId: null, isClosed: false, posts }];
}
