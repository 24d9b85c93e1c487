import { expect, test } from 'vitest';
import { changed, LIGHTHOUSE, markedPlace, readFiles, UNIQUES } from './small-catalogue.fixture.ts';

test.each([
  {
    kind: 'icon of an item',
    files: changed([LIGHTHOUSE, 'icon: bell', 'icon: a-bell # here']),
    sentence: 'There is no icon "a-bell".',
  },
  {
    kind: 'accent',
    files: changed([LIGHTHOUSE, 'accent: sparkles', 'accent: sparkle # here']),
    sentence: 'There is no icon "sparkle".',
  },
  {
    kind: 'icon of a subset',
    files: changed([UNIQUES, 'icon: paw-prints', 'icon: paws # here']),
    sentence: 'There is no icon "paws".',
  },
  {
    kind: 'icon of an achievement',
    files: changed(['achievements.yaml', 'icon: seedling', 'icon: seed # here']),
    sentence: 'There is no icon "seed".',
  },
  {
    kind: 'category',
    files: changed([
      LIGHTHOUSE,
      'forage: [harbour, beach]',
      'forage:\n      - harbour\n      - beech # here',
    ]),
    sentence: 'There is no category "beech".',
  },
  {
    kind: 'group of categories',
    files: changed(['categories.yaml', 'group: travel', 'group: transport # here']),
    sentence: 'There is no group "transport".',
  },
  {
    kind: 'store',
    files: changed([LIGHTHOUSE, '[harbour-chandler], cost: 120 }', '[chandler], cost: 120 } # here']),
    sentence: 'There is no store "chandler".',
  },
  {
    kind: 'component of a formula',
    files: changed([LIGHTHOUSE, '- Fog Bell + Storm Glass', '- Fog Bell + Storm Grass # here']),
    sentence: 'There is no item "Storm Grass".',
  },
  {
    kind: 'content of a container',
    files: changed([LIGHTHOUSE, 'contains: [Great Lens, Fog Bell]', 'contains: [Fog Ball] # here']),
    sentence: 'There is no item "Fog Ball".',
  },
  {
    kind: 'component of a mix exception',
    files: changed(['exceptions.yaml', 'with: [Sea Chest]', 'with: [C Chest] # here']),
    sentence: 'There is no item "C Chest".',
  },
  {
    kind: 'item of a used exception',
    files: changed(['exceptions.yaml', '- item: Sea Chest', '- item: C Chest # here']),
    sentence: 'There is no item "C Chest".',
  },
  {
    kind: 'generation',
    files: changed([LIGHTHOUSE, 'generation: 4', 'generation: 5 # here']),
    sentence: 'There is no generation "5".',
  },
  {
    kind: 'subset',
    files: changed([UNIQUES, 'subset: 1', 'subset: 2 # here']),
    sentence: 'There is no subset "2".',
  },
  {
    kind: 'set of a generation',
    files: changed(['generations.yaml', 'secondary: 40', 'secondary: 41 # here']),
    sentence: 'There is no set "41".',
  },
])('an unknown $kind is reported with its file and line', async ({ files, sentence }) => {
  const reading = await readFiles(files);

  expect(reading).toEqual({ isValid: false, problems: [{ ...markedPlace(files), sentence }] });
});
