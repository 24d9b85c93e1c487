import type { WordIndex } from '@wallabee/game/words/word-index';
import { beforeAll, describe, expect, test } from 'vitest';
import { readShippedWorld } from '../world/shipped-world.ts';
import { JUDGED_SEARCHES, type Judgement, judge, meanPrecision, wordIndexOf } from './judge-searches.ts';
import { createJudgedWorld } from './judged-world.ts';

let index: WordIndex;
let judgements: Judgement[];
let items: { id: number; name: string }[];

beforeAll(async () => {
  const shipped = await readShippedWorld();
  const world = createJudgedWorld(shipped);
  index = wordIndexOf(world);
  judgements = await Promise.all(JUDGED_SEARCHES.map((search) => judge(world, index, search)));
  items = shipped.catalogue.items.filter(({ name }) => name !== '?');
});

describe('the judged searches [QL-05]', () => {
  test('are more than 300, each of them once', () => {
    const searches = JUDGED_SEARCHES.map(({ kind, text }) => `${kind} ${text}`);

    expect(searches.length).toBeGreaterThan(300);
    expect(new Set(searches).size).toBe(searches.length);
  });

  test('reach a precision at 5 of 0.95, and in each kind of 0.9', () => {
    const kinds = [...new Set(judgements.map(({ kind }) => kind))];
    const ofKinds = kinds.map((kind) => meanPrecision(judgements.filter((search) => search.kind === kind)));

    expect(meanPrecision(judgements)).toBeGreaterThanOrEqual(0.95);
    expect(Math.min(...ofKinds)).toBeGreaterThanOrEqual(0.9);
  });
});

test('every item is found by its name with two letters of the longest word swapped, in 97 of 100 cases [QL-05]', async () => {
  const tries = items.flatMap(({ id, name }) => withSwaps(name).map((text) => ({ id: `${id}`, text })));
  const missed: string[] = [];
  for (const { id, text } of tries) {
    const { matches } = await index.find('items', text, { most: 5, viewer: null });
    if (!matches.some((match) => match.id === id)) missed.push(text);
  }

  expect(tries.length).toBeGreaterThan(10_000);
  expect(missed.length / tries.length).toBeLessThanOrEqual(0.03);
});

test.each(['ytei', 'eyti', 'yeit'])('%s finds the yeti and nothing else [QL-05]', async (text) => {
  const { total, matches } = await index.find('items', text, { most: 5, viewer: null });
  const yeti = items.find(({ name }) => name === 'Yeti in Soft Focus');

  expect(matches.map(({ id }) => id)).toEqual([`${yeti?.id}`]);
  expect(total).toBe(1);
});

/** The name with each pair of neighbouring letters of its longest word swapped. */
function withSwaps(name: string): string[] {
  const [longest = ''] = (name.match(/\p{L}{4,}/gu) ?? []).sort((one, other) => other.length - one.length);
  return Array.from(longest.slice(1), (letter, at) => {
    const swapped = longest.slice(0, at) + letter + longest.charAt(at) + longest.slice(at + 2);
    return swapped.toLowerCase() === longest.toLowerCase() ? [] : name.replace(longest, swapped);
  }).flat();
}
