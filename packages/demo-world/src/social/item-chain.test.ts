import { createChance } from '@wallabee/simulated-players/chance';
import { expect, test } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { generateItemChain } from './item-chain.ts';

const RELEASED = '2013-01-01T00:00:00Z';
const at = Date.parse(RELEASED);
const aCatalogue = (items: Record<string, string | null>) =>
  ({
    items: Object.entries(items).map(([name, released_at]) => ({ name, released_at })),
  }) as unknown as Catalogue;

test('each name begins with the last letter of the one before, "The" and accents aside', () => {
  const catalogue = aCatalogue({ Lamp: RELEASED, 'The Pearl': RELEASED, Lásso: RELEASED, Owl: RELEASED });

  const names = generateItemChain(catalogue, createChance(1, 'test'), Array(40).fill(at));

  const letters = names.map((name) => ENDS[name as keyof typeof ENDS]);
  expect(names).toHaveLength(40);
  expect(letters.slice(1).map(([first]) => first)).toEqual(letters.slice(0, -1).map(([, last]) => last));
});

const ENDS = { Lamp: ['l', 'p'], 'The Pearl': ['p', 'l'], Lásso: ['l', 'o'], Owl: ['o', 'l'] } as const;

test('names only what has been released [WD-01]', () => {
  const catalogue = aCatalogue({ Lamp: RELEASED, Pulp: RELEASED, Pearl: '2013-01-02T00:00:00Z', Pump: null });

  const [before, ...since] = generateItemChain(catalogue, createChance(1, 'test'), [at - 1, at, at, at]);

  expect(before).toBe('');
  expect(since.every((name) => ['Lamp', 'Pulp'].includes(name))).toBe(true);
});

test('names nothing after which the game could not go on [WD-01]', () => {
  const names = ['Lamp', 'Pearl', 'Lasso', 'Pal', 'Loop', 'Lynx', 'Phlox'];
  const catalogue = aCatalogue(Object.fromEntries(names.map((name) => [name, RELEASED])));

  const chain = generateItemChain(catalogue, createChance(1, 'test'), Array(60).fill(at));

  expect(chain.filter((name) => ['Lasso', 'Lynx', 'Phlox'].includes(name))).toEqual([]);
});
