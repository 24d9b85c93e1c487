import { expect, test } from 'vitest';
import { createChance } from '../../chance.ts';
import { chooseReply, type ThreadToAnswer } from './choose-reply.ts';
import { WORLD } from './writers-world.fixture.ts';

const SELLER = 7;
const BUYER = 8;
const WRITER = 9;

interface Given {
  forumId?: number;
  title: string;
  text: string;
  /** The latest post, where it is not the first. */
  reply?: { by: number; text: string };
  writerId?: number;
  isByPerson?: boolean;
}

function replyTo({ forumId = 2, title, text, reply, writerId = WRITER, isByPerson = false }: Given) {
  const opening = { authorId: SELLER, name: 'Toomas Kask', text };
  const thread: ThreadToAnswer = {
    forumId,
    title,
    opening,
    latest: reply ? { authorId: reply.by, name: 'Robin Demo', text: reply.text } : opening,
    authors: reply ? [SELLER, reply.by] : [SELLER],
    writerId,
    isLatestByPerson: isByPerson,
  };
  return Array.from({ length: 20 }, (_, seed) => chooseReply(thread, WORLD, createChance(seed, 'reply')));
}

test.each([
  {
    why: 'an offer of something missing',
    given: { forumId: 3, title: 'WTS Earthed Ladle #30', text: 'Offers?' },
    part: 'reply_offer_missing',
    facts: { item: 'Earthed Ladle', number: '30', player: 'Toomas' },
  },
  {
    why: 'an offer after which a buyer wrote last',
    given: { forumId: 3, title: 'WTS Earthed Ladle #30', text: '.', reply: { by: BUYER, text: 'Thanks!' } },
    part: 'reply_offer_missing',
    facts: { player: 'Toomas' },
  },
  {
    why: 'an offer of a better number',
    given: { forumId: 13, title: 'Spares', text: 'Pickled Drizzle #15 and more' },
    part: 'reply_offer_better',
    facts: { item: 'Pickled Drizzle', number: '15', number2: '230' },
  },
  {
    why: 'a search for something to spare',
    given: { forumId: 13, title: 'Looking for Wide-Necked Jar', text: 'Any number.' },
    part: 'reply_wanted_spare',
    facts: { number: '12', player: 'Toomas' },
  },
  {
    why: 'a search for something else',
    given: { forumId: 13, title: 'Looking for Earthed Ladle', text: 'Any number.' },
    part: 'reply_wanted_way',
    facts: { item: 'Earthed Ladle' },
  },
  {
    why: 'a question where it is found',
    given: { title: 'Help', text: 'Where is Wide-Necked Jar hiding?' },
    part: 'reply_how',
    facts: { item: 'Wide-Necked Jar', player: 'Toomas' },
  },
  {
    why: 'a question how old it is',
    given: { title: 'How old is Fog Jelly?', text: 'Older than me?' },
    part: 'reply_when',
    facts: { date: '20 September 2019' },
  },
  {
    why: 'the counting game',
    given: { forumId: 12, title: 'Counting to 10', text: '1.', reply: { by: BUYER, text: '46, from Rome' } },
    part: 'reply_counting',
    facts: { count: 47 },
  },
  {
    why: 'interest in one’s own offer',
    given: {
      forumId: 3,
      title: 'WTS Wide-Necked Jar #12',
      text: 'Offers?',
      reply: { by: BUYER, text: "I'd take Wide-Necked Jar #12" },
      writerId: SELLER,
    },
    part: 'reply_still_here',
    facts: { player: 'Robin', number: '12' },
  },
  {
    why: 'the answer to one’s own question',
    given: {
      title: 'Where is Fog Jelly?',
      text: 'Anybody?',
      reply: { by: BUYER, text: 'At the sea.' },
      writerId: SELLER,
    },
    part: 'reply_thanks',
    facts: { player: 'Robin', item: 'Fog Jelly' },
  },
  {
    why: 'a person’s question about sets',
    given: { forumId: 4, title: 'Sets', text: 'Your favourite set?', isByPerson: true },
    part: 'reply_favourite',
    facts: { set: 'Storms in Jars', count: 4, total: 5 },
  },
])('$why is answered with $part', ({ given, part, facts }) => {
  for (const plan of replyTo(given)) {
    expect(plan?.part).toBe(part);
    expect(plan?.facts).toMatchObject(facts);
  }
});

test('the game of last letters goes on with a name that begins with the last letter', () => {
  const plans = replyTo({
    forumId: 12,
    title: 'The item chain',
    text: 'Start',
    reply: { by: BUYER, text: 'Wide-Necked Jar!' },
  });
  expect(plans.every((plan) => plan === undefined)).toBe(true);
  const [plan] = replyTo({
    forumId: 12,
    title: 'The item chain',
    text: 'Start',
    reply: { by: BUYER, text: 'Pickled Drizzle.' },
  });
  expect(plan).toMatchObject({ part: 'reply_chain', facts: { item: 'Earthed Ladle', letter: 'E' } });
});

test('about an item that somebody shows the writer says what is true of the own one', () => {
  const parts = replyTo({ forumId: 4, title: 'Fog Jelly #9!', text: 'Just now.' });
  expect(new Set(parts.map((plan) => plan?.part))).toEqual(
    new Set(['reply_item_issued', 'reply_item_saved', 'reply_item_set']),
  );
  const own = parts.find((plan) => plan?.part === 'reply_item_saved');
  expect(own?.facts).toMatchObject({ number: '41', issued: '1,234', player: 'Toomas' });
});

test('a thread about a mix is about its result', () => {
  const text = 'Wide-Necked Jar and Earthed Ladle went in, Fog Jelly #9 came out.';
  for (const plan of replyTo({ forumId: 8, title: 'Mixed today', text }))
    expect(plan?.facts.item).toBe('Fog Jelly');
});

test.each([
  { why: 'an offer of nothing the writer needs', forumId: 3, title: 'WTS', text: 'Fog Jelly #4,100' },
  {
    why: 'an offer that is over',
    forumId: 3,
    title: 'WTS Earthed Ladle #30',
    text: 'Offers?',
    reply: { by: SELLER, text: 'Sold.' },
  },
  {
    why: 'a question that has an answer',
    title: 'Where is Wide-Necked Jar?',
    text: 'Anybody?',
    reply: { by: BUYER, text: 'At a market.' },
  },
  { why: 'an announcement', forumId: 1, title: 'New: Fog Jelly', text: 'Fog Jelly #1 is out.' },
  { why: 'a diary, which needs something that happened', forumId: 4, title: 'Finds of 2026', text: 'Go.' },
  {
    why: 'talk among simulated players',
    forumId: 4,
    title: 'What does your family say?',
    text: 'Mine sighs.',
  },
  { why: 'a person’s thanks', forumId: 4, title: 'Hello', text: 'Thank you all!', isByPerson: true },
  { why: 'a person’s question', forumId: 4, title: 'Hm', text: 'Does it rain?', isByPerson: true },
  {
    why: 'one’s own latest post',
    forumId: 3,
    title: 'WTS Earthed Ladle #30',
    text: 'Offers?',
    reply: { by: WRITER, text: 'I would.' },
  },
])('$why gets no reply', ({ why: _, ...given }) => {
  expect(replyTo(given).filter((plan) => plan !== undefined)).toEqual([]);
});
