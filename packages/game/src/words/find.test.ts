import { describe, expect, test } from 'vitest';
import { itemDocuments } from './documents/catalogue-documents.ts';
import { Documents } from './documents/documents.ts';
import { searchDocuments } from './search-documents.ts';
import type { FindOptions, WordKind } from './word-index.ts';

const items = [
  anItem(1, 'Fog Bell', { description: 'Rings by itself.' }),
  anItem(2, 'Bellows', { description: 'For the stove.' }),
  anItem(3, 'Belt of Ten Tools', { description: 'Nine are there.' }),
  anItem(4, 'Great Lens', { set_id: 41 }),
  anItem(5, 'Tin Cup', { description: 'Hangs beside the bell.' }),
  anItem(6, 'Bell', { description: 'The plain one.' }),
  anItem(7, 'Bell of the Mornings', { description: 'Early.' }),
  anItem(8, 'Mystery Grab Bag', { set_id: 13 }),
  anItem(9, 'Ghost of a Loaf'),
  anItem(10, 'Keeper’s Café Key'),
  anItem(11, 'Partner Pin', { set_id: 20 }),
  anItem(12, 'Penny Bun'),
  anItem(13, 'Gladly on the Wrong Bus'),
  anItem(14, 'Job Lot'),
  anItem(15, 'Notebook'),
];
const sets = [
  aSet(40, 'Odds and Ends'),
  aSet(41, 'Bell Rock Light'),
  aSet(13, 'Cards'),
  aSet(20, 'Partners'),
];
const index = indexOf({ items: itemDocuments(items, sets) });

async function find(text: string, options: Partial<FindOptions> = {}) {
  const { matches } = await index.find('items', text, { most: 100, viewer: null, ...options });
  return matches.map(({ id }) => nameOf(Number(id)));
}

describe('finding [AP-16, IS-01, QL-05]', () => {
  test('ranks whole names, then words, beginnings, sets and descriptions', async () => {
    expect(await find('bell')).toEqual([
      'Bell',
      'Bell of the Mornings',
      'Fog Bell',
      'Bellows',
      'Great Lens',
      'Tin Cup',
    ]);
  });

  test.each([
    { text: 'mistery bag', finds: ['Mystery Grab Bag'], why: 'one wrong letter' },
    { text: 'gohst', finds: ['Ghost of a Loaf'], why: 'two letters swapped' },
    { text: 'laof', finds: ['Ghost of a Loaf'], why: 'two letters swapped in a word of four' },
    { text: 'loff', finds: ['Ghost of a Loaf'], why: 'a wrong letter in a word of four' },
    { text: 'fig', finds: [], why: 'but not in a word of three' },
    { text: 'fgo bell', finds: ['Fog Bell'], why: 'in which only a swap is forgiven' },
    { text: 'buns', finds: ['Penny Bun'], why: 'a plural is not a mistake for the Wrong Bus' },
    { text: 'loaves', finds: ['Ghost of a Loaf'], why: 'an irregular plural' },
    { text: 'myst', finds: ['Mystery Grab Bag'], why: 'a beginning' },
    { text: 'mistery gra', finds: ['Mystery Grab Bag'], why: 'a beginning after a mistake' },
    { text: 'bag mystery', finds: ['Mystery Grab Bag'], why: 'any order' },
    { text: 'mysterygrab', finds: ['Mystery Grab Bag'], why: 'two words as one' },
    { text: 'joblot', finds: ['Job Lot'], why: 'two words as one' },
    { text: 'note book', finds: ['Notebook'], why: 'one word as two' },
    { text: 'the bell of the mornings', finds: ['Bell of the Mornings'], why: 'small words do not count' },
    { text: 'bell ghost', finds: [], why: 'every other word does' },
    { text: 'keepers cafe', finds: ['Keeper’s Café Key'], why: 'no accents and apostrophes' },
    { text: "keeper's café", finds: ['Keeper’s Café Key'], why: 'or other ones' },
    { text: 'mgb', finds: ['Mystery Grab Bag'], why: 'first letters' },
    { text: 'gl', finds: ['Ghost of a Loaf', 'Great Lens', 'Gladly on the Wrong Bus'], why: 'first letters' },
    { text: 'rb', finds: ['Partner Pin'], why: 'the players’ word for exclusive items' },
    { text: 'wallagraphic', finds: ['Mystery Grab Bag'], why: 'a whole collection' },
    { text: 'stove', finds: ['Bellows'], why: 'a word of the description' },
    { text: '!?', finds: [], why: 'nothing to look for' },
  ])('"$text" finds $finds: $why', async ({ text, finds }) => {
    expect((await find(text)).sort()).toEqual([...finds].sort());
  });

  test('looks at names alone where that is asked for', async () => {
    expect(await find('bell', { onlyNames: true })).toEqual([
      'Bell',
      'Bell of the Mornings',
      'Fog Bell',
      'Bellows',
    ]);
  });

  test('a phrase is found where its words follow each other', async () => {
    expect(await find('grab bag', { isPhrase: true })).toEqual(['Mystery Grab Bag']);
    expect(await find('mystery bag', { isPhrase: true })).toEqual([]);
  });

  test('answers any part of the list, and all of it', async () => {
    expect(await find('bell', { most: 2, skip: 1 })).toEqual(['Bell of the Mornings', 'Fog Bell']);
    expect(await index.find('items', 'bell', { most: 0, viewer: null })).toEqual({ matches: [], total: 6 });
  });

  test('says which part of the item matches', async () => {
    const { matches } = await index.find('items', 'bell', { most: 100, viewer: null });

    expect(matches.map(({ part }) => part)).toEqual(['name', 'name', 'name', 'name', 'group', 'text']);
    expect(matches[0]?.marks).toEqual([{ from: 0, to: 4 }]);
  });

  test('suggests similar names, up to the limit', async () => {
    const near = async (text: string, most: number) =>
      (await index.near('items', text, most)).map(({ name }) => name);

    expect(await near('goats of a loft', 5)).toContain('Ghost of a Loaf');
    expect(await near('bellz', 2)).toHaveLength(2);
    expect(await near('xyzzyx', 5)).toEqual([]);
    expect(await near('!?', 5)).toEqual([]);
  });
});

describe('threads with posts [QL-06]', () => {
  const threads = new Documents({ prefersShortNames: false });
  threads.setAudiences(
    new Map([
      [4, 'everyone'],
      [14, 'keepers'],
    ]),
  );
  threads.set({ id: 'thread.1', name: 'Yeti parcels', forumId: 4 });
  threads.addPart('thread.1', 11, ['who', 'needs', 'cheering', 'up']);
  threads.addPart('thread.1', 12, ['my', 'lighthouse', 'does']);
  threads.set({ id: 'thread.2', name: 'The rota', forumId: 14 });
  threads.addPart('thread.2', 13, ['the', 'yeti', 'is', 'on', 'duty']);
  threads.set({
    id: 'faq.faq3',
    weight: 2 ** 33,
    name: 'What are Drops?',
    text: ['a', 'yeti', 'may', 'pick', 'them', 'up'],
  });
  const withThreads = indexOf({ threads });
  const found = async (text: string, account_type: 'player' | 'beekeeper' = 'player') =>
    (await withThreads.find('threads', text, { most: 9, viewer: { account_type } })).matches.map(
      ({ id, postId }) => `${id} ${postId}`,
    );

  test('are found by the words of a post and of the title together', async () => {
    expect(await found('yeti lighthouse')).toEqual(['thread.1 12']);
    expect(await found('cheering lighthouse')).toEqual([]);
  });

  test('are found by players who see their forum', async () => {
    expect(await found('yeti')).toEqual(['thread.1 null', 'faq.faq3 null']);
    expect(await found('yeti', 'beekeeper')).toEqual(['thread.1 null', 'faq.faq3 null', 'thread.2 13']);
  });

  test('are gone with their last post and their title', async () => {
    threads.deletePart(12);
    expect(await found('lighthouse')).toEqual([]);
    threads.delete('thread.1');
    expect(await found('cheering')).toEqual([]);
  });
});

function indexOf(documents: Partial<Record<WordKind, Documents>>) {
  const none = new Documents();
  return searchDocuments({
    documentsOf: async (kind) => documents[kind] ?? none,
    siteTexts: async () => none,
    postsOf: async () => [],
    now: () => new Date(),
  });
}

interface NamedItem {
  id: number;
  name: string;
  description: string;
  set_id: number;
  subset_id: number | null;
}

function anItem(id: number, name: string, named: Partial<NamedItem> = {}): NamedItem {
  return { id, name, description: '', set_id: 40, subset_id: null, ...named };
}

function aSet(id: number, name: string) {
  return { id, name, description: '', subsets: [] };
}

function nameOf(id: number): string {
  return items.find((item) => item.id === id)?.name ?? '';
}
