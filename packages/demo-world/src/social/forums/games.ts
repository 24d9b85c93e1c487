import type { Instant } from '@wallabee/game/state/item-state';
import { asFact, fitFacts } from '@wallabee/simulated-players/texts/fit-facts';
import { createUsed } from '@wallabee/simulated-players/texts/used';
import { DAY, HOUR, OPENING } from '../../calendar.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Player } from '../../players/player.ts';
import { generateItemChain, ITEM_CHAIN } from '../item-chain.ts';
import { converse } from './conversation.ts';
import { createSaid } from './said.ts';
import { openThread, say } from './say.ts';
import type { Talk } from './talk.ts';
import type { Draft, DraftPost } from './thread.ts';
import { dayFacts } from './world-facts.ts';

const PARTY = 12;

export function itemChainThread(talk: Talk, catalogue: Catalogue, count: number): Draft[] {
  const { chance, speakers, until } = talk;
  const times = drawTimes(talk, { from: Math.max(OPENING + 60 * DAY, until - 2_600 * DAY), count });
  const names = generateItemChain(catalogue, chance, times);
  const draft: Draft = {
    forum: talk.forum(ITEM_CHAIN.forumId),
    title: ITEM_CHAIN.title,
    itemTypeId: null,
    language: 'en',
    used: createUsed(talk.used),
    said: createSaid(),
    posts: [],
    isClosed: false,
    closedAs: null,
  };
  for (const [position, at] of times.entries()) {
    const author = speakers.anyone(at, lastAuthors(draft, 1));
    const item = names[position];
    if (!author || !item) continue;
    const facts = { ...dayFacts(talk, author, at), item, letter: lastLetter(item) };
    if (position > 0)
      say(talk, draft, { author, part: 'chain.post', topic: 'end', facts, after: at, isOnTime: true });
    else draft.posts.push(openingPost(author, at, fitFacts(`${ITEM_CHAIN.opening}${asFact(item)}.`)));
  }
  return [draft];
}

function openingPost(author: Player, at: Instant, text: string): DraftPost {
  return { author, at, text, isHtml: false, quotes: null, topic: 'end', facts: {}, answers: null };
}

function lastLetter(name: string): string {
  return (name.match(/[A-Za-z](?=[^A-Za-z]*$)/)?.[0] ?? 'e').toUpperCase();
}

function lastAuthors({ posts }: Draft, count: number): Player[] {
  return posts.slice(-count).map(({ author }) => author);
}

function drawTimes({ chance, until }: Talk, { from, count }: { from: Instant; count: number }): Instant[] {
  const times = Array.from({ length: count }, () => from + Math.floor(chance.next() * (until - HOUR - from)));
  return times.sort((a, b) => a - b);
}

interface Game {
  /** Parts: `<name>.title`, `<name>.open`, `<name>.post`. */
  readonly name: string;
  readonly chatter: number;
  /** Relative to the longest thread of the world. */
  readonly length: number;
}

const GAMES: readonly Game[] = [
  { name: 'counting', chatter: 0.06, length: 0.8 },
  { name: 'story', chatter: 0, length: 0.35 },
  { name: 'mornings', chatter: 0.1, length: 0.6 },
  { name: 'window', chatter: 0.1, length: 0.3 },
  { name: 'pair', chatter: 0.05, length: 0.3 },
  { name: 'spot', chatter: 0.05, length: 0.2 },
];

/** Games of many players and long threads. */
export function gameThreads(talk: Talk, count: number): Draft[] {
  return GAMES.slice(0, count).flatMap((game) => {
    const draft = gameThread(talk, game);
    return draft ? [draft] : [];
  });
}

function gameThread(talk: Talk, { name, chatter, length }: Game): Draft | undefined {
  const { chance, speakers, size, until } = talk;
  const from = OPENING + chance.between(90, 1_400) * DAY;
  const [first, ...times] = drawTimes(talk, {
    from: Math.min(from, until - 200 * DAY),
    count: Math.max(Math.floor(size.longestThread * length), 12),
  });
  const starter = first === undefined ? undefined : speakers.anyone(first);
  if (first === undefined || !starter) return undefined;
  const draft = openThread(talk, {
    forumId: PARTY,
    author: starter,
    at: first,
    title: `${name}.title`,
    part: `${name}.open`,
    topic: 'chat',
    facts: { ...gameFacts(talk, starter, first), count: 1 },
  });
  if (!draft) return undefined;
  let count = 1;
  for (const at of times) {
    const author = speakers.anyone(at, lastAuthors(draft, 2));
    if (!author) continue;
    const player = draft.posts.at(-1)?.author;
    const facts = {
      ...gameFacts(talk, author, at),
      count: count + 1,
      ...(player && { player: speakers.nickname(player) }),
    };
    if (say(talk, draft, { author, part: `${name}.post`, topic: 'chat', facts, after: at })) count += 1;
    if (chance.happens(chatter)) converse(talk, draft, 1);
  }
  return draft;
}

/** Three items that were released by then. */
function gameFacts(talk: Talk, author: Player, at: Instant) {
  const { words, chance } = talk;
  const draw = () => {
    for (let tries = 0; tries < 30; tries += 1) {
      const type = chance.pick(words.types);
      if (type && type.releasedAt <= at) return type.name;
    }
    return undefined;
  };
  return { ...dayFacts(talk, author, at), item: draw(), item2: draw(), item3: draw() };
}
