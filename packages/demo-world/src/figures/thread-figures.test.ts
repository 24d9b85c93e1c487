import { describe, expect, test } from 'vitest';
import { daysBefore, figureOf, type SomeRows, times } from './figures.fixture.ts';

/** Threads with so many posts each, one post a day. */
function threadsOf(...lengths: number[]): SomeRows {
  const forum_post: SomeRows['forum_post'] = [];
  for (const [index, length] of lengths.entries()) {
    for (let position = 0; position < length; position += 1) {
      const created_at = daysBefore(length - position);
      forum_post.push({ id: forum_post.length + 1, thread_id: index + 1, created_at });
    }
  }
  return { forum_post };
}

describe('the lengths of threads', () => {
  test.each([
    { lengths: [6, 6, 7, 20], value: 0.5, isMet: true },
    { lengths: [6, 7, 8, 20], value: 0.25, isMet: false },
    { lengths: [1, 2, 3, 20, 6], value: 0.8, isMet: false },
  ])('$lengths: $value have fewer than 6 replies [WD-01]', ({ lengths, value, isMet }) => {
    const figure = figureOf('threads with fewer than 6 replies', { rows: threadsOf(...lengths) });
    expect(figure).toMatchObject({ value, isMet });
  });

  test.each([
    { lengths: [32, ...times(19, () => 31)], value: 0.05, isMet: true },
    { lengths: times(20, () => 31), value: 0, isMet: false },
    { lengths: [32, 32, 3, 3], value: 0.5, isMet: false },
  ])('$value of them have more than 30 replies [WD-01]', ({ lengths, value, isMet }) => {
    const figure = figureOf('threads with more than 30 replies', { rows: threadsOf(...lengths) });
    expect(figure).toMatchObject({ value, isMet });
  });

  test.each([
    { lengths: [3, 300], value: 300, isMet: true },
    { lengths: [3, 299], value: 299, isMet: false },
  ])('the longest has $value posts [WD-01]', ({ lengths, value, isMet }) => {
    const figure = figureOf('posts in the longest thread', { rows: threadsOf(...lengths) });
    expect(figure).toMatchObject({ value, isMet });
  });

  test.each([
    { lengths: [201, 201, 201, 3], value: 3, isMet: true },
    { lengths: [201, 201, 200], value: 2, isMet: false },
  ])('$value have more than 200 posts [WD-01]', ({ lengths, value, isMet }) => {
    const figure = figureOf('threads with more than 200 posts', { rows: threadsOf(...lengths) });
    expect(figure).toMatchObject({ value, isMet });
  });

  test.each([
    { lengths: [370, 370, 370], value: 3, isMet: true },
    { lengths: [370, 370, 300], value: 2, isMet: false },
  ])('$value run over more than a year [WD-01]', ({ lengths, value, isMet }) => {
    const name = 'threads with more than 100 posts over more than a year';
    expect(figureOf(name, { rows: threadsOf(...lengths) })).toMatchObject({ value, isMet });
  });
});

describe('replies', () => {
  const player = [
    { id: 1, name: 'Hedda Lark', username: 'hedda' },
    { id: 2, name: 'Bo', username: 'bo' },
  ];
  const thread = (...posts: { author_id: number; text?: string; quoted_post_id?: number }[]) => ({
    forum_post: posts.map((post, index) => ({ id: index + 1, thread_id: 1, ...post })),
  });
  const silent = { author_id: 2, text: 'A plain reply' };

  test.each([
    { quoting: 1, value: 0.25, isMet: true },
    { quoting: 0, value: 0, isMet: false },
    { quoting: 4, value: 1, isMet: false },
  ])('$value of them quote [WD-01]', ({ quoting, value, isMet }) => {
    const replies = times(4, (index) => ({ ...silent, ...(index < quoting && { quoted_post_id: 1 }) }));
    const rows = thread({ author_id: 1 }, ...replies);
    expect(figureOf('replies that quote', { rows })).toMatchObject({ value, isMet });
  });

  test.each([
    { what: 'quotes another', reply: { author_id: 2, quoted_post_id: 1 }, value: 1 },
    { what: 'quotes its own author', reply: { author_id: 1, quoted_post_id: 1 }, value: 0 },
    { what: 'names another', reply: { author_id: 2, text: 'Well said, Hedda.' }, value: 1 },
    { what: 'names its own author', reply: { author_id: 1, text: 'Hedda here again.' }, value: 0 },
    { what: 'has a short name in a word', reply: { author_id: 1, text: 'About Boats.' }, value: 0 },
    { what: 'names nobody', reply: silent, value: 0 },
  ])('a reply that $what counts $value [WD-01]', ({ reply, value }) => {
    const name = 'replies that quote or name somebody who wrote before';
    const rows = { player, ...thread({ author_id: 1, text: 'Hello' }, reply) };
    expect(figureOf(name, { rows })).toMatchObject({ value, isMet: value === 1 });
  });
});

describe('items in posts', () => {
  const types = [
    { id: 1, name: 'Cold Butter Block', released_at: daysBefore(100) },
    { id: 2, name: 'Cold Butter', released_at: daysBefore(10) },
    { id: 3, name: 'Errata', released_at: daysBefore(10) },
    { id: 4, name: '?', released_at: null },
  ];

  test.each([
    { text: 'Has anybody a Cold Butter Block?', named: 1, early: 0 },
    { text: '“Cold Butter Block” is new', named: 1, early: 0 },
    { text: 'I would like Cold Butter, please', named: 1, early: 1 },
    { text: 'Errata in my post ? Yes', named: 0, early: 0 },
    { text: 'cold butter, in general', named: 0, early: 0 },
  ])('"$text" [WD-01]', ({ text, named, early }) => {
    const sample = {
      types,
      rows: { forum_post: [{ id: 1, thread_id: 1, text, created_at: daysBefore(50) }] },
    };
    expect(figureOf('posts that name an item', sample)).toMatchObject({ value: named, isMet: named === 1 });
    expect(figureOf('posts that name an item before its release', sample)).toMatchObject({
      value: early,
      isMet: early === 0,
    });
  });
});
