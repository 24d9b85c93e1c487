import { describe, expect, test } from 'vitest';
import {
  changed,
  LIGHTHOUSE,
  markedPlace,
  readFiles,
  SMALL_CATALOGUE,
  UNIQUES,
} from './small-catalogue.fixture.ts';

describe('a valid catalogue', () => {
  test('is read with every name resolved', async () => {
    const items = await readItems();

    expect(items.get(1101)).toMatchObject({
      set_id: 40,
      released_at: '2016-02-12T00:00:00.000Z',
      formulas: [
        [1102, 1103],
        [3001, 1103],
      ],
      mix_exception: { component_ids: [1104], explanation: 'Leave it open on the landing.' },
    });
    expect(items.get(1102)).toMatchObject({ categories: [2, 1], stores: [8], store_cost: 120 });
    expect(items.get(1104)).toMatchObject({
      contains: [1101, 1102],
      used_exception: 'Mixes with nearly anything that fits.',
    });
  });

  test('numbers variants from 2, because 1 means any of them', async () => {
    const items = await readItems();

    expect(items.get(1103)?.variants).toEqual([
      { variant_id: 2, name: 'Crimson', hue: 15 },
      { variant_id: 3, name: 'Slate', hue: 220 },
    ]);
  });

  test('contains an unreleased item without its details', async () => {
    const items = await readItems();

    expect(items.get(1106)).toMatchObject({ name: '?', description: '', icon: null, released_at: null });
  });

  test('says how many players own a unique', async () => {
    const items = await readItems();

    expect(items.get(3001)?.owners).toBe(2);
    expect(items.get(1101)?.owners).toBeNull();
  });

  test('names items without regard to case', async () => {
    const reading = await readFiles(changed([LIGHTHOUSE, 'Fog Bell + Storm Glass', 'fog bell+STORM GLASS']));

    expect(reading).toMatchObject({ isValid: true });
  });
});

describe('a catalogue with problems', () => {
  test('lists all of them, ordered by file and line', async () => {
    const files = changed(
      [LIGHTHOUSE, 'icon: bell', 'icon: a-bell'],
      [LIGHTHOUSE, 'hue: 252', 'hue: 400'],
      [UNIQUES, 'released: 2013-01-01', 'released: soon'],
      ['stores.yaml', 'hue: 30', 'hue: green'],
      ['generations.yaml', 'primary: 40', 'primary: 41'],
    );

    const reading = await readFiles(files);

    // References to the invalid unique and the invalid store are no further problems.
    expect(placesIn(reading)).toEqual([
      'generations.yaml:3',
      'sets/025-unique-items.yaml:21',
      'sets/040-the-keepers-lighthouse.yaml:6',
      'sets/040-the-keepers-lighthouse.yaml:22',
      'stores.yaml:7',
    ]);
  });

  test.each([
    { what: 'stores.yaml', sentence: 'The file is missing, or may not be read.' },
    { what: 'generations.yaml', sentence: 'The file is missing, or may not be read.' },
    { what: 'sets', sentence: 'The folder is missing, or may not be read.' },
  ])('without $what gets no problems for references into it', async ({ what, sentence }) => {
    const files = Object.entries(SMALL_CATALOGUE).filter(([name]) => !name.startsWith(what));

    const reading = await readFiles(Object.fromEntries(files));

    expect(reading).toEqual({ isValid: false, problems: [{ file: what, line: 1, sentence }] });
  });

  test.each([
    {
      kind: 'a field written twice',
      files: changed([LIGHTHOUSE, 'hue: 252', 'hue: 252\nhue: 253 # here']),
      sentence: 'Map keys must be unique.',
    },
    {
      kind: 'a file that is not YAML',
      files: changed(['stores.yaml', 'name: The Harbour Chandler', 'name: "The Harbour" Chandler # here']),
      sentence: expect.stringMatching(/^Unexpected .*\.$/),
    },
    {
      kind: 'an alias for nothing',
      files: changed(['stores.yaml', '\n- id: 8', '- id: *eight # here']),
      sentence: 'Unresolved alias (the anchor must be set before the alias): eight.',
    },
    {
      kind: 'a file that is not a list',
      files: { ...SMALL_CATALOGUE, 'achievements.yaml': 'none: yet # here' },
      sentence: 'This must be a list.',
    },
    {
      kind: 'an empty file',
      files: { ...SMALL_CATALOGUE, 'achievements.yaml': '# here' },
      sentence: 'This must be a list.',
    },
    {
      kind: 'a file that does not belong',
      files: { ...SMALL_CATALOGUE, 'store.yaml': '[] # here' },
      sentence: expect.stringMatching(/^This is none of generations\.yaml, stores\.yaml, /),
    },
  ])('may hold $kind', async ({ files, sentence }) => {
    const reading = await readFiles(files);

    expect(reading).toEqual({ isValid: false, problems: [{ ...markedPlace(files), sentence }] });
  });
});

async function readItems() {
  const reading = await readFiles(SMALL_CATALOGUE);
  const items = reading.isValid ? reading.catalogue.items : [];
  return new Map(items.map((item) => [Number(item.id), item]));
}

function placesIn(reading: Awaited<ReturnType<typeof readFiles>>): string[] {
  return reading.isValid ? [] : reading.problems.map(({ file, line }) => `${file}:${line}`);
}
