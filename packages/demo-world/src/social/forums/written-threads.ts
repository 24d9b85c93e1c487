import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import type { Instant } from '@wallabee/game/state/item-state';
import type { Chance } from '@wallabee/simulated-players/chance';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import { createUsed } from '@wallabee/simulated-players/texts/used';
import { DAY, MINUTE, OPENING, startOfMonth, yearOf } from '../../calendar.ts';
import type { Forum, Post, Thread } from '../../corpus/corpus.ts';
import type { ItemFact } from '../../play/diary.ts';
import type { Player } from '../../players/player.ts';
import { drawPause, writingTime } from './hours.ts';
import type { Talk } from './talk.ts';
import type { Draft, DraftPost } from './thread.ts';
import { itemFacts } from './world-facts.ts';

/** The threads of the corpus, each once, in their own words. */
export function writtenThreads(talk: Talk, forums: readonly Forum[], count: number): Draft[] {
  const { chance } = talk;
  const perForum = count / forums.reduce((sum, { threads }) => sum + threads.length, 0);
  return forums.flatMap((forum) => {
    const wanted = Math.max(Math.round(forum.threads.length * Math.min(perForum, 1)), 1);
    return chance
      .sample(forum.threads, wanted)
      .flatMap((template) => writtenThread(talk, forum, template) ?? []);
  });
}

function writtenThread(talk: Talk, forum: Forum, template: Thread): Draft | undefined {
  const start = drawStart(talk, forum, template);
  const { chance, until } = talk;
  const isByStaff = template.posts[0].html;
  const opener =
    start.player ?? speakerFor(talk, isByStaff ? 'staff' : (template.starter ?? forum.starter), start.at, []);
  if (!opener) return undefined;
  const facts = { ...start.facts, player: nameOfOther(talk, start.at, opener) };
  const posts: DraftPost[] = [];
  for (const [position, post] of template.posts.entries()) {
    const last = posts.at(-1);
    const after = last ? last.at + drawPause(chance, position) : start.at;
    const author = position === 0 ? opener : authorOf(talk, post, { at: after, opener, last: last?.author });
    const latest = until - (template.posts.length - position) * MINUTE;
    const at = author ? Math.min(writingTime(after, talk.position(author.city).lng, chance), latest) : latest;
    if (!author || !talk.speakers.canSpeak(author, at)) continue;
    posts.push({
      author,
      at,
      text: post.html ? filled(post.text, facts, escaped) : filled(post.text, facts),
      isHtml: post.html,
      quotes: position > 1 && chance.happens(0.08) ? posts.length - 1 : null,
      topic: 'end',
      facts,
      answers: null,
    });
  }
  return {
    forum,
    title: filled(template.title, facts),
    itemTypeId: template.title.includes('{item}') ? start.itemTypeId : null,
    language: 'en',
    used: createUsed(talk.used),
    posts,
    isClosed: false,
  };
}

interface Start {
  at: Instant;
  facts: Facts;
  itemTypeId: ItemTypeId | null;
  player?: Player;
}

/** A thread that names a number is by a player who had that item on that day. */
function drawStart(talk: Talk, forum: Forum, template: Thread): Start {
  const held = textOf(template).includes('{number}') ? drawHeld(talk, forum, template) : undefined;
  const at = held?.at ?? drawTime(template, talk.chance, talk.until);
  const type = held ? talk.words.type(held.item.item_type_id) : pickReleased(talk, at);
  const others = talk.words
    .set(type.setId)
    .types.filter(({ id, releasedAt }) => id !== type.id && releasedAt <= at);
  const place = pickPlace(talk, at);
  return {
    at,
    facts: {
      item: type.name,
      set: type.set,
      item2: talk.chance.pick(others)?.name ?? type.name,
      ...(held && itemFacts(talk, held.item)),
      ...(place && { place }),
    },
    itemTypeId: type.id,
    ...(held && { player: held.player }),
  };
}

const TRADING_FORUMS: ReadonlySet<number> = new Set([3, 6, 13]);

function drawHeld(
  talk: Talk,
  forum: Forum,
  template: Thread,
): { player: Player; at: Instant; item: ItemFact } | undefined {
  const { chance, moments, speakers } = talk;
  const offers = moments
    .of('offers')
    .flatMap(({ player, at, spare: [item] }) => (item ? [{ player, at, item }] : []));
  const list = TRADING_FORUMS.has(forum.id) || offers.length === 0 ? offers : moments.of('found');
  const { from, to } = spanOf(template, talk.until);
  for (let tries = 0; tries < 300; tries += 1) {
    const held = chance.pick(list);
    if (held && held.at >= from && held.at < to && speakers.canSpeak(held.player, held.at + DAY)) return held;
  }
  return undefined;
}

function pickReleased({ words, chance }: Talk, at: Instant) {
  const released = words.types.filter(
    ({ releasedAt, setId }) => releasedAt <= at && words.set(setId).isOrdinary,
  );
  const type = chance.pick(released) ?? words.types[0];
  if (!type) throw new Error('The catalogue has no released item.');
  return type;
}

function pickPlace({ moments, chance, place }: Talk, at: Instant): string | undefined {
  const visits = moments.of('travelled');
  for (let tries = 0; tries < 20; tries += 1) {
    const visit = chance.pick(visits);
    if (visit && place(visit.place).createdAt <= at) return place(visit.place).name;
  }
  return visits[0] && place(visits[0].place).name;
}

function textOf({ title, posts }: Thread): string {
  return [title, ...posts.map(({ text }) => text)].join('\n');
}

function spanOf({ year, since }: Thread, until: Instant): { from: Instant; to: Instant } {
  return {
    from: Math.max(startOfMonth(year ?? since ?? yearOf(OPENING), 0), OPENING + 30 * DAY),
    to: Math.min(year === undefined ? until : startOfMonth(year + 1, 0), until) - 2 * DAY,
  };
}

function drawTime(template: Thread, chance: Chance, until: Instant): Instant {
  const { year, month } = template;
  const { from, to } = spanOf(template, until);
  const at = from + Math.floor((1 - chance.next() ** 1.6) * Math.max(to - from, 0));
  if (month === undefined) return at;
  const inMonth = startOfMonth(year ?? yearOf(at), month - 1) + chance.integer(25 * DAY);
  return inMonth > to || inMonth < OPENING + DAY
    ? startOfMonth(yearOf(at) - 1, month - 1) + chance.integer(25 * DAY)
    : inMonth;
}

function authorOf(
  talk: Talk,
  { by, html }: Post,
  { at, opener, last }: { at: Instant; opener: Player; last: Player | undefined },
): Player | undefined {
  if (by === 'op') return opener;
  return speakerFor(talk, html ? 'staff' : by, at, last ? [opener, last] : [opener]);
}

function speakerFor(
  { speakers }: Talk,
  office: 'staff' | 'keeper' | undefined,
  at: Instant,
  others: readonly Player[],
): Player | undefined {
  if (office === 'staff') return speakers.staff(at);
  return office === 'keeper' ? speakers.keeper(at) : speakers.anyone(at, others);
}

function nameOfOther({ speakers }: Talk, at: Instant, opener: Player): string {
  const other = speakers.anyone(at, [opener]);
  return other?.name ?? 'a friend';
}

function filled(text: string, facts: Facts, asWritten = (value: string) => value): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    asWritten(String(facts[name as keyof Facts] ?? placeholder)),
  );
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
