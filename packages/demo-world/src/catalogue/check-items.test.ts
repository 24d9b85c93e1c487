import { expect, test } from 'vitest';
import { changed, LIGHTHOUSE, markedPlace, readFiles, UNIQUES } from './small-catalogue.fixture.ts';

test.each([
  {
    kind: 'an item released before its set',
    files: changed([LIGHTHOUSE, 'released: 2016-03-01', 'released: 2016-02-11 # here']),
    sentence: 'Storm Glass: released before its set, which was created on 2016-02-12.',
  },
  {
    kind: 'a container in itself',
    files: changed([LIGHTHOUSE, 'contains: [Great Lens, Fog Bell]', 'contains: [Sea Chest] # here']),
    sentence: 'Sea Chest: a container cannot hold itself.',
  },
  {
    kind: 'a second cracker',
    files: changed(
      [UNIQUES, 'kind: player', 'kind: player\n    role: cracker'],
      [LIGHTHOUSE, 'role: cracker', 'role: cracker # here'],
    ),
    sentence: 'Christmas Cracker: only one item may be the cracker, and Admiral Biscuit is already.',
  },
])('$kind is reported with its file and line', async ({ files, sentence }) => {
  const reading = await readFiles(files);

  expect(reading).toEqual({ isValid: false, problems: [{ ...markedPlace(files), sentence }] });
});

test('a second chest is accepted', async () => {
  const reading = await readFiles(changed([UNIQUES, 'kind: player', 'kind: player\n    role: chest']));

  expect(reading).toMatchObject({ isValid: true });
});
