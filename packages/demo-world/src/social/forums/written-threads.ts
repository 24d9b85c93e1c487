import type { Instant } from '@wallabee/game/state/item-state';
import type { Facts } from '@wallabee/simulated-players/texts/facts';
import { asFact, fitFacts } from '@wallabee/simulated-players/texts/fit-facts';
import { createUsed } from '@wallabee/simulated-players/texts/used';
import { MINUTE } from '../../calendar.ts';
import type { Forum, Post, Thread } from '../../corpus/corpus.ts';
import type { Player } from '../../players/player.ts';
import { wakingTime } from '../../waking-hours.ts';
import { drawPause } from './pauses.ts';
import { createSaid } from './said.ts';
import type { Talk } from './talk.ts';
import type { Draft, DraftPost } from './thread.ts';
import { drawStart } from './written-start.ts';

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

/** At a time when somebody could write each of its posts, where one is found in a few tries. */
function writtenThread(talk: Talk, forum: Forum, template: Thread): Draft | undefined {
  let fullest: Draft | undefined;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const draft = writeThread(talk, forum, template);
    if (draft && draft.posts.length > (fullest?.posts.length ?? 0)) fullest = draft;
    if (fullest?.posts.length === template.posts.length) break;
  }
  return fullest;
}

const TRIES = 8;

function writeThread(talk: Talk, forum: Forum, template: Thread): Draft | undefined {
  const start = drawStart(talk, forum, template);
  const isHtml = template.posts[0].html;
  const office = isHtml ? 'staff' : (template.starter ?? forum.starter);
  const opener = (isHtml ? undefined : start.player) ?? speakerFor(talk, office, start.at, []);
  if (!opener) return undefined;
  const facts = { ...start.facts, player: nameOfOther(talk, start.at, opener) };
  return {
    forum,
    title: filled(template.title, facts),
    itemTypeId: template.title.includes('{item}') ? start.itemTypeId : null,
    language: 'en',
    used: createUsed(talk.used),
    said: createSaid(),
    posts: writePosts(talk, template, { at: start.at, opener, facts }),
    isClosed: false,
    closedAs: null,
  };
}

function writePosts(
  talk: Talk,
  template: Thread,
  { at: from, opener, facts }: { at: Instant; opener: Player; facts: Facts },
): DraftPost[] {
  const posts: DraftPost[] = [];
  for (const [position, post] of template.posts.entries()) {
    const last = posts.at(-1);
    const after = last ? last.at + drawPause(talk.chance, position) : from;
    const author = position === 0 ? opener : authorOf(talk, post, { at: after, opener, last: last?.author });
    const at = author && timeOf(talk, author, { after, left: template.posts.length - position });
    const quotes = position > 1 && talk.chance.happens(0.08) ? posts.length - 1 : null;
    if (author && at !== undefined) posts.push(toPost(post, { author, at, quotes, facts }));
  }
  return posts;
}

function toPost(
  { text, html }: Post,
  given: Pick<DraftPost, 'author' | 'at' | 'quotes' | 'facts'>,
): DraftPost {
  return {
    ...given,
    text: html ? filled(text, given.facts, escaped) : filled(text, given.facts),
    isHtml: html,
    topic: 'end',
    answers: null,
  };
}

/** Early enough for all posts of the thread; undefined where the author has left by then. */
function timeOf(
  { chance, speakers, until, position }: Talk,
  author: Player,
  { after, left }: { after: Instant; left: number },
): Instant | undefined {
  const at = Math.min(wakingTime(after, position(author.city).lng, chance), until - left * MINUTE);
  return speakers.canSpeak(author, at) ? at : undefined;
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
  if (office === 'staff') return speakers.staff(at, others);
  return office === 'keeper' ? speakers.keeper(at, others) : speakers.anyone(at, others);
}

function nameOfOther({ speakers }: Talk, at: Instant, opener: Player): string {
  const other = speakers.anyone(at, [opener]);
  return other?.name ?? 'a friend';
}

function filled(text: string, facts: Facts, asWritten = (value: string) => value): string {
  const written = text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    asFact(asWritten(String(facts[name as keyof Facts] ?? placeholder))),
  );
  return fitFacts(written);
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
