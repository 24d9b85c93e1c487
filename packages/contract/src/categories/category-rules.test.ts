import { describe, expect, test } from 'vitest';
import { CategoryId } from '../protocol/ids.ts';
import type { CategoryGroup, GuideCategory } from './category.ts';
import { countCategories, searchCategories } from './category-rules.ts';

const groups = [
  aGroup('food', [
    aCategory('Café', {
      subcategories: ['Espresso Bar'],
      includes: ['Any café where one cup buys a chair.'],
    }),
    aCategory('Bakery', { subcategories: ['Bagel Shop'], excludes: ['Cafés with one bun.'] }),
  ]),
  aGroup('travel', [aCategory('Railway Station', { includes: ["The stationmaster's roses, and trams."] })]),
];

describe('searching the guide', () => {
  test.each([
    { text: '', names: ['Café', 'Bakery', 'Railway Station'], why: 'nothing typed shows everything' },
    { text: '  ', names: ['Café', 'Bakery', 'Railway Station'], why: 'blanks are nothing' },
    { text: 'BAKERY', names: ['Bakery'], why: 'case does not matter' },
    { text: 'cafe', names: ['Café'], why: 'accents do not matter, and exclusions are not searched' },
    { text: 'bagel', names: ['Bakery'], why: 'subcategories are searched' },
    { text: 'trams', names: ['Railway Station'], why: 'inclusions are searched' },
    { text: 'espresso chair', names: ['Café'], why: 'all words must be found, wherever' },
    { text: 'espresso tram', names: [], why: 'one word missing is no match' },
    { text: 'stationmaster’s', names: ['Railway Station'], why: 'a curly apostrophe is an apostrophe' },
    { text: '.*', names: [], why: 'text is no pattern' },
  ])('$why: "$text"', ({ text, names }) => {
    const found = searchCategories(groups, text);

    expect(found.flatMap((group) => group.categories.map(({ name }) => name))).toEqual(names);
  });

  test('leaves out groups in which nothing was found', () => {
    expect(searchCategories(groups, 'bakery').map(({ slug }) => slug)).toEqual(['food']);
  });
});

test('counts categories across groups', () => {
  expect(countCategories(groups)).toBe(3);
  expect(countCategories([])).toBe(0);
});

function aGroup(slug: string, categories: GuideCategory[]): CategoryGroup {
  return { slug, name: slug, description: '', hue: 25, categories };
}

function aCategory(name: string, named: Partial<GuideCategory>): GuideCategory {
  return {
    id: CategoryId.parse(name.length),
    name,
    includes: [],
    excludes: [],
    subcategories: [],
    image_key: 'k',
    ...named,
  };
}
