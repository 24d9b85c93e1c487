import { expect, test } from 'vitest';
import { changed, LIGHTHOUSE, markedPlace, readFiles } from './small-catalogue.fixture.ts';

test.each([
  {
    kind: 'items that are made of themselves',
    files: changed([LIGHTHOUSE, '- Fog Bell + Storm Glass', '- Great Lens + Storm Glass # here']),
    sentence: 'Going round in a circle: Great Lens needs Great Lens.',
  },
  {
    kind: 'items that are made of each other',
    files: changed([
      LIGHTHOUSE,
      'market: true',
      'market: true\n    mix:\n      - Sea Chest + Great Lens # here',
    ]),
    sentence: 'Going round in a circle: Great Lens needs Fog Bell needs Great Lens.',
  },
])('$kind are reported with file and line', async ({ files, sentence }) => {
  const reading = await readFiles(files);

  expect(reading).toEqual({ isValid: false, problems: [{ ...markedPlace(files), sentence }] });
});

test('a component of several items is no cycle', async () => {
  const files = changed([LIGHTHOUSE, 'role: chest', 'role: chest\n    mix: [Great Lens + Storm Glass]']);

  expect(await readFiles(files)).toMatchObject({ isValid: true });
});

test('two cycles are reported separately', async () => {
  const files = changed(
    [LIGHTHOUSE, 'role: chest', 'role: chest\n    mix: [Sea Chest + Storm Glass]'],
    [LIGHTHOUSE, 'role: cracker', 'role: cracker\n    mix: [Storm Glass + Christmas Cracker]'],
  );

  expect(await readFiles(files)).toMatchObject({
    problems: [
      { sentence: 'Going round in a circle: Sea Chest needs Sea Chest.' },
      { sentence: 'Going round in a circle: Christmas Cracker needs Christmas Cracker.' },
    ],
  });
});
