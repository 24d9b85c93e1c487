import { describe, expect, test } from 'vitest';
import { playWorld, shareOfTwins } from './played-world.fixture.ts';
import type { GeneratedThread } from './thread.ts';

const { setting, threads } = await playWorld('demo');
const { items, sets } = setting.catalogue;
const posts = threads.flatMap((thread) => thread.posts);
const lengths = threads.map((thread) => thread.posts.length);

describe('the forums of the demo world', () => {
  test('have hardly any twins', () => {
    expect(shareOfTwins(posts.map(({ text }) => text))).toBeLessThanOrEqual(0.05);
    expect(shareOfTwins(threads.map(({ title }) => title))).toBeLessThanOrEqual(0.03);
  });

  test('have thousands of threads, most of them short', () => {
    const long = lengths.filter((length) => length > 30).length / lengths.length;

    expect(threads.length).toBeGreaterThan(2_500);
    expect(posts.length).toBeGreaterThan(25_000);
    expect(posts.length).toBeLessThan(40_000);
    expect(long).toBeGreaterThan(0.02);
    expect(long).toBeLessThan(0.08);
  });

  test('have closed threads, whose last post is by staff or a BeeKeeper and says why', () => {
    const closed = threads.filter(({ isClosed }) => isClosed);
    const unexplained = closed.filter((thread) => {
      const last = thread.posts.at(-1);
      return last?.author.accountType === 'player' || !/clos(ed|ing)/i.test(last?.text ?? '');
    });

    expect(closed.length).toBeGreaterThan(50);
    expect(unexplained.map(({ title }) => title)).toEqual([]);
  });

  test('have HTML from staff only', () => {
    const html = posts.filter(({ isHtml }) => isHtml);

    expect(html.length).toBeGreaterThan(0);
    expect(html.filter(({ author }) => author.accountType !== 'staff')).toEqual([]);
  });

  test('have threads that run for years with hundreds of posts', () => {
    const years = threads
      .filter((thread) => thread.posts.length >= 200)
      .map((thread) => ((thread.posts.at(-1)?.at ?? 0) - (thread.posts[0]?.at ?? 0)) / (365 * 86_400_000));

    expect(years.length).toBeGreaterThanOrEqual(5);
    expect(years.filter((span) => span > 2).length).toBeGreaterThanOrEqual(5);
  });
});

describe('what players write in the demo world', () => {
  const texts = posts.map(({ text }) => text);

  test.each([
    {
      fault: 'an article before the article of a name',
      pattern: /\b([Aa]n?|[Mm]y|[Yy]our|[Tt]he) (The|An?) \p{Lu}/u,
    },
    { fault: 'two full stops', pattern: /(?<!\.)\.\.(?!\.)/ },
    { fault: 'a colon at the end', pattern: /:\s*$/ },
  ])('$fault is not written', ({ pattern }) => {
    expect(texts.filter((text) => pattern.test(text))).toEqual([]);
  });

  test('a short thread hardly ever has a sentence twice', () => {
    const repeated = threads
      .filter((thread) => thread.posts.length < 40)
      .flatMap((thread) => repeatedSentences(thread.posts.map(({ text }) => text)));

    expect(repeated.length, repeated.join('\n')).toBeLessThan(10);
  });

  test('no set is named before its release', () => {
    const named = sets
      .filter(({ name }) => name.split(' ').length > 2)
      .flatMap(({ name, created_at }) =>
        posts.filter(({ text, at }) => at < Date.parse(created_at) && text.includes(name)),
      );

    expect(named.map(({ text }) => text)).toEqual([]);
  });

  test('BeeKeepers and staff do not answer themselves in their own forums', () => {
    const alone = threads.filter(
      ({ forum, posts: own }) =>
        forum.id >= 20 && own.length > 1 && new Set(own.map(({ author }) => author)).size === 1,
    );

    expect(alone.map(({ title }) => title)).toEqual([]);
  });

  test('a title says "and more" only where the offer has more', () => {
    const offers = threads.filter(
      ({ forum, title }) => [3, 13].includes(forum.id) && /and (more|others)$/.test(title),
    );
    const short = offers.filter((thread) => (thread.posts[0]?.text.match(/#\d/g)?.length ?? 0) < 3);

    expect(offers.length).toBeGreaterThan(5);
    expect(short.map(({ title }) => title)).toEqual([]);
  });
});

function repeatedSentences(texts: readonly string[]): string[] {
  const sentences = texts.flatMap((text) => [...new Set(text.toLowerCase().split(/(?<=[.!?])\s+|\n+/))]);
  const long = sentences.filter((sentence) => sentence.length > 20);
  return long.filter((sentence, index) => long.indexOf(sentence) < index);
}

test('formulas are those of the catalogue, or are corrected', () => {
  const wrong = threads.flatMap((thread) =>
    formulaPosts(thread).filter(
      ({ text, position }) =>
        !isRight(thread, text) &&
        !thread.posts.some((post) => post.quotes === position && isRight(thread, post.text)),
    ),
  );

  expect(threads.flatMap(formulaPosts).length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

/** Questions about an item, apart from reports of what somebody mixed. */
function formulaPosts({ itemTypeId, posts: own }: GeneratedThread) {
  if (itemTypeId === null) return [];
  return own.flatMap(({ text }, position) =>
    / \+ /.test(text) && !text.includes('#') ? [{ text, position }] : [],
  );
}

function isRight({ itemTypeId }: GeneratedThread, text: string): boolean {
  const nameOf = (id: number) => items.find((item) => item.id === id)?.name ?? '';
  const formulas = items.find(({ id }) => id === itemTypeId)?.formulas ?? [];
  return formulas.some(([a, b]) => text.includes(`${nameOf(a)} + ${nameOf(b)}`));
}
