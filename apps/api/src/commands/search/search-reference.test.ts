import { searchItems } from '@wallabee/contract/items/search';
import { type CallAnswers, readReference } from '@wallabee/contract/reference/reference';
import { type SearchAnswer, search } from '@wallabee/contract/search/search';
import { type Suggestions, suggest } from '@wallabee/contract/search/suggest';
import { GUIDE } from '@wallabee/game/query/guide';
import { createSearchCalls, type SearchCalls } from '@wallabee/game/search/reference/reference-calls';
import { beforeEach, describe, expect, test } from 'vitest';
import { createTestWorld } from '../../../test/world.ts';
import { replaceCatalogue } from '../catalogue/load-catalogue.ts';
import { readShippedWorld } from '../world/shipped-world.ts';
import { JUDGED_SEARCHES } from './judge-searches.ts';

const world = await createTestWorld();

const GUIDED = GUIDE.flat().flatMap(({ examples }) => examples.map(({ q }) => q));
const MISTAKEN = [
  'set:atick',
  'foo:bar yeti',
  'class:xyz',
  'number<',
  '(yeti or',
  'is:palindrone set:attic',
  'released:someday',
  'set:attic gen:99',
  'store:nowhere',
  'missing:me',
];
const COMBINED = [
  'set:attic number<100',
  'is:mix -is:retired',
  'category:school sort:newest',
  'gen:1 is:component sort:name',
  'from:store cost>100',
  'class:sd set:lighthouse',
  'makes:"great lens"',
  'issued>5',
  'yeti or croissant',
  '-box mystery',
  '"long cord"',
  '#1',
  '',
];
const QUERIES = [
  ...new Set([...JUDGED_SEARCHES.map(({ text }) => text), ...GUIDED, ...MISTAKEN, ...COMBINED]),
];

const LIVE = [
  { q: 'owner:demo', message: '“owner:demo” needs a network.' },
  { q: 'yeti near:Liberty,2', message: '“near:Liberty,2” needs a network.' },
  { q: 'missing:me', message: '“missing:me” needs a network.' },
  { q: 'yeti', of: 'players', message: 'Players need a network.' },
  { q: 'yeti', of: 'numbers', message: 'Numbers and where they are need a network.' },
  { q: 'status:dropped', message: 'Who has an item, and where, needs a network.' },
];

let callsOfReference: SearchCalls;

beforeEach(async () => {
  const { catalogue } = await readShippedWorld();
  await replaceCatalogue(world.db, catalogue);
  await world.catalogue.reload();
  for (const { id } of catalogue.items.slice(0, 40))
    for (const number of [1, 2])
      await world.anItem({ item_type_id: id, number, location: 'mixing_pool', user_id: null });
  await world.numbers.reload();
  const { answers }: CallAnswers = (await world.call(readReference, {})).json();
  callsOfReference = createSearchCalls({ of: (key) => answers[key] }, () => world.clock.now);
});

describe('the search of the reference, without a network', () => {
  test('answers as the server does [FK-01]', async () => {
    const differences: unknown[] = [];
    const unanswered = new Set<string>();
    for (const input of QUERIES.flatMap(inputsOf)) {
      const online: SearchAnswer = (await world.call(search, { query: { ...input, page: 1 } })).json();
      const offline = await answerOf<SearchAnswer>('GET', '/search', input);
      if (offline.mistakes.some(({ code }) => code === 'offline')) unanswered.add(input.q);
      else if (!same(knownOf(online), knownOf(offline))) differences.push(input);
    }

    expect(differences).toEqual([]);
    expect(QUERIES.length).toBeGreaterThan(300);
    expect(unanswered.size).toBeLessThan(QUERIES.length / 8);
  });

  test('opens with the same kind, where it has it [FK-01]', async () => {
    for (const q of ['yeti', 'attic', 'set:attic', 'is:mix', 'faq', 'how do i trade']) {
      const online: SearchAnswer = (await world.call(search, { query: { q, page: 1 } })).json();
      const offline = await answerOf<SearchAnswer>('GET', '/search', { q });
      expect({ q, of: offline.of }).toEqual({ q, of: online.of });
    }
  });

  test('suggests the same items, sets and texts [FK-01]', async () => {
    for (const q of ['yeti', 'attic', 'mystery box', 'mistery', 'how do', 'set:attic', 'zzzz']) {
      const online: Suggestions = (await world.call(suggest, { query: { q } })).json();
      const offline = await answerOf<Suggestions>('GET', '/search/suggest', { q });
      expect({ q, ...offline }).toEqual({ q, ...online });
    }
  });

  test('finds items and similar names by the call for items', async () => {
    for (const text of ['croissant', 'crossant', 'qwertyuiop', 'box']) {
      const online = (await world.call(searchItems, { body: { text } })).json();
      expect(await answerOf('POST', '/item-search', { text })).toEqual(online);
    }
  });

  test('says what needs a network [FK-01]', async () => {
    for (const { message, ...input } of LIVE) {
      const { mistakes } = await answerOf<SearchAnswer>('GET', '/search', input);
      expect(mistakes).toContainEqual(
        expect.objectContaining({ code: 'offline', message: expect.stringContaining(message) }),
      );
    }
  });

  test('every other call is not answered', () => {
    expect(
      callsOfReference({ method: 'GET', path: '/stores', input: new URLSearchParams() }),
    ).toBeUndefined();
  });
});

function inputsOf(q: string) {
  return [
    { q, of: 'items', order: 'relevance' },
    { q, of: 'items', order: 'name' },
    { q, of: 'sets', order: 'relevance' },
    { q, of: 'threads', order: 'relevance' },
  ] as const;
}

async function answerOf<Answer>(method: string, path: string, fields: Record<string, string>) {
  return (await callsOfReference({ method, path, input: new URLSearchParams(fields) })) as Answer;
}

/** Without what nobody knows without a network. */
function knownOf({ counts: { players: _, places: __, ...counts }, ...answer }: SearchAnswer) {
  return { ...answer, counts };
}

function same(one: unknown, other: unknown): boolean {
  return expect.objectContaining({ value: one }).asymmetricMatch({ value: other });
}
