import { createChance } from '@wallabee/simulated-players/chance';
import { createUsed } from '@wallabee/simulated-players/texts/used';
import { describe, expect, test } from 'vitest';
import { DAY } from '../../calendar.ts';
import { auctionThreads } from './auctions.ts';
import { converse } from './conversation.ts';
import { directoryThreads } from './directory.ts';
import { followUpsOf, type Topic } from './follow-ups.ts';
import { QUESTIONS } from './item-questions.ts';
import { helloThreads, meetupThreads, momentThreads } from './moment-threads.ts';
import { playSmallWorld } from './played-world.fixture.ts';
import { isPastDeadline } from './reply-deadlines.ts';
import { createTalk } from './talk.ts';
import type { Draft } from './thread.ts';

const { setting } = await playSmallWorld();
const talk = { ...createTalk(setting, createChance(9, 'answers')), used: createUsed() };

const brags = momentThreads(talk, 'brags', 150);
const hellos = helloThreads(talk, 150);
const meetups = meetupThreads(talk, 60);
const conversations = [...brags, ...momentThreads(talk, 'completions', 60), ...hellos, ...meetups];
for (const draft of conversations) converse(talk, draft, 20);

const repliesOf = ({ posts }: Draft) =>
  posts.flatMap((post, position) => {
    const answered = post.answers === null ? undefined : posts[post.answers];
    return position > 0 && answered ? [{ post, answered, earlier: posts.slice(0, position) }] : [];
  });

describe('questions about an item', () => {
  const threads = directoryThreads(talk, 600);

  test('each have thanks of their own', () => {
    const unthanked = QUESTIONS.filter((question) => !talk.composer.has(`q.${question}_thanks`));

    expect(unthanked).toEqual([]);
  });

  test('a player who asks for a date does not give thanks for a search or a recipe', () => {
    const thanks = threads
      .filter(({ title }) => /come out|Release date|How old|since when/.test(title))
      .flatMap(({ posts: [opener, ...rest] }) => rest.filter(({ author }) => author === opener?.author));

    expect(thanks.length).toBeGreaterThan(5);
    expect(thanks.filter(({ text }) => /looking for|walking|several items|here I come/.test(text))).toEqual(
      [],
    );
  });

  test('who was mistaken gets no thanks', () => {
    const thanked = threads.flatMap(({ posts: [opener, guess, answer, ...rest] }) =>
      guess && answer?.quotes === 1 && guess.author !== answer.author
        ? rest
            .filter(({ author }) => author === opener?.author)
            .map(({ text }) => ({ text, mistaken: talk.speakers.nickname(guess.author) }))
        : [],
    );

    expect(thanked.length).toBeGreaterThan(10);
    expect(thanked.filter(({ text, mistaken }) => text.includes(mistaken))).toEqual([]);
  });
});

test('only opinions are agreed with and contradicted', () => {
  const topics: Topic[] = ['find', 'chat', 'cheer', 'comfort', 'gift', 'swap', 'place', 'news', 'hello'];
  const parts = topics.flatMap((topic) => followUpsOf(topic).map(({ part }) => part));

  expect(parts.filter((part) => /agree/.test(part))).toEqual([]);
  expect(followUpsOf('view').map(({ part }) => part)).toContain('reply.disagree');
});

test('who was asked answers, not the author of the thread', () => {
  const answers = conversations.flatMap((draft) =>
    repliesOf(draft).flatMap(({ post, answered }) =>
      answered.topic.startsWith('ask.')
        ? [{ text: post.text, by: post.author, asked: draft.posts[answered.answers ?? 0]?.author }]
        : [],
    ),
  );

  expect(answers.length).toBeGreaterThan(20);
  expect(answers.filter(({ by, asked }) => by !== asked)).toEqual([]);
});

test('an answer names the place of a find only where somebody has named it', () => {
  const named = [...brags, ...meetups].flatMap((draft) =>
    repliesOf(draft).flatMap(({ post, answered, earlier }) => {
      const { place } = answered.facts;
      const isNamed = (text: string) => text.toLowerCase().includes(String(place).toLowerCase());
      return place !== undefined && post.topic !== 'find' && isNamed(post.text)
        ? [{ text: post.text, isKnown: [draft.title, ...earlier.map(({ text }) => text)].some(isNamed) }]
        : [];
    }),
  );

  expect(named.length).toBeGreaterThan(10);
  expect(named.filter(({ isKnown }) => !isKnown)).toEqual([]);
});

test('newcomers are not welcomed and meetings not joined long after', () => {
  const late = [...hellos, ...meetups].flatMap((draft) =>
    repliesOf(draft).filter(({ post, answered }) => isPastDeadline(answered, post.at - DAY)),
  );

  expect(late.map(({ post }) => post.text)).toEqual([]);
  expect(isPastDeadline({ topic: 'news', at: 0 }, 200 * DAY)).toBe(true);
  expect(isPastDeadline({ topic: 'find', at: 0 }, 200 * DAY)).toBe(false);
});

test('no title names a city twice', () => {
  const titles = conversations.map(({ title, posts }) => ({ title, city: posts[0]?.author.city ?? '' }));

  expect(titles.filter(({ title, city }) => title.split(city).length > 2)).toEqual([]);
});

test('most auctions end with a sale, and the others have no bids', () => {
  const auctions = auctionThreads(talk, 60);
  const isSold = ({ posts: [opener, ...rest] }: Draft) =>
    rest.some(({ author, facts }) => author === opener?.author && facts.player !== undefined);
  const unsold = auctions.filter((draft) => !isSold(draft));

  expect(auctions.length).toBeGreaterThan(10);
  expect(unsold.length).toBeLessThanOrEqual(0.25 * auctions.length);
  expect(unsold.flatMap(({ posts }) => posts.filter(({ text }) => /\dRB/.test(text)).slice(1))).toEqual([]);
});

test.each([
  { fault: 'the article of a weather twice', pattern: /\b([Tt]he|[Aa]n?) \{weather\}/ },
  { fault: '"of the" before the name of a month or a day', pattern: /of the \{(month|weekday)\}/ },
])('no text has $fault', ({ pattern }) => {
  const texts = Object.values(setting.corpus.texts).map((part) => JSON.stringify(part));

  expect(texts.filter((text) => pattern.test(text))).toEqual([]);
});
