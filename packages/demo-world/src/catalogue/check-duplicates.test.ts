import { expect, test } from 'vitest';
import { changed, LIGHTHOUSE, markedPlace, readFiles, UNIQUES } from './small-catalogue.fixture.ts';

const SUBSET =
  '  - { id: 1, name: Pests, description: Uninvited., icon: dog, hue: 5, created: 2013-01-01 } # here';

test.each([
  {
    kind: 'an id that two items have',
    files: changed([LIGHTHOUSE, '- id: 1103', '- id: 3001 # here']),
    sentence: 'The id "3001" is taken already, at sets/025-unique-items.yaml:17.',
  },
  {
    kind: 'a name that two items have, but for its case',
    files: changed([LIGHTHOUSE, 'name: Christmas Cracker', 'name: admiral biscuit # here']),
    sentence: 'The name "admiral biscuit" is taken already, at sets/025-unique-items.yaml:18.',
  },
  {
    kind: 'an id that two sets have',
    files: changed(
      [LIGHTHOUSE, 'id: 40', 'id: 25 # here'],
      ['generations.yaml', 'primary: 40', 'primary: 25'],
      ['generations.yaml', 'secondary: 40', 'secondary: 25'],
    ),
    sentence: 'The id "25" is taken already, at sets/025-unique-items.yaml:2.',
  },
  {
    kind: 'a name that two sets have',
    files: changed([LIGHTHOUSE, "name: The Keeper's Lighthouse", 'name: Unique Items # here']),
    sentence: 'The name "Unique Items" is taken already, at sets/025-unique-items.yaml:3.',
  },
  {
    kind: 'an id that two subsets of a set have',
    files: changed([UNIQUES, 'items:', `${SUBSET}\nitems:`]),
    sentence: 'The id "1" is taken already, at sets/025-unique-items.yaml:10.',
  },
  {
    kind: 'an id that two generations have',
    files: changed(['generations.yaml', '  secondary: 40', '- id: 100 # here\n  primary: 25']),
    sentence: 'The id "100" is taken already, at generations.yaml:4.',
  },
  {
    kind: 'an id that two categories have',
    files: changed(['categories.yaml', '- id: 2', '- id: 1 # here']),
    sentence: 'The id "1" is taken already, at categories.yaml:12.',
  },
  {
    kind: 'a slug that two groups have',
    files: changed(
      ['categories.yaml', '- slug: travel', '- slug: outdoors # here'],
      ['categories.yaml', 'group: travel', 'group: outdoors'],
    ),
    sentence: 'The slug "outdoors" is taken already, at categories.yaml:3.',
  },
  {
    kind: 'an item with two exceptions',
    files: changed([
      'exceptions.yaml',
      'used:',
      '  - { item: great lens, with: [Fog Bell], text: So. } # here\nused:',
    ]),
    sentence: 'The item "great lens" is taken already, at exceptions.yaml:3.',
  },
  {
    kind: 'a category listed twice by an item',
    files: changed([LIGHTHOUSE, 'forage: [beach]', 'forage: [beach, beach] # here']),
    sentence: 'Storm Glass: "beach" is listed twice.',
  },
  {
    kind: 'a content listed twice by a container',
    files: changed([LIGHTHOUSE, 'contains: [Great Lens, Fog Bell]', 'contains: [Fog Bell, fog bell] # here']),
    sentence: 'Sea Chest: "fog bell" is listed twice.',
  },
])('$kind is reported with its file and line', async ({ files, sentence }) => {
  const reading = await readFiles(files);

  expect(reading).toEqual({ isValid: false, problems: [{ ...markedPlace(files), sentence }] });
});

test('any number of items are unreleased', async () => {
  const reading = await readFiles(
    changed([LIGHTHOUSE, '- id: 1106', '- id: 1108\n    name: "?"\n  - id: 1106']),
  );

  expect(reading).toMatchObject({ isValid: true });
});
