import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Keys } from './entries.ts';
import type { Place } from './problem.ts';
import { type CatalogueReading, readCatalogue } from './read-catalogue.ts';

/** A valid catalogue with one of everything, for tests to change. */
export const SMALL_CATALOGUE = {
  'generations.yaml': `
- id: 4
  primary: 40
- id: 100
  primary: 25
  secondary: 40
`,
  'sets/025-unique-items.yaml': `
id: 25
name: Unique Items
description: Commissioned one at a time.
generation: 100
hue: 288
icon: sparkles
created: 2012-09-01
subsets:
  - id: 1
    name: Pets, With Titles
    description: Animals of rank and reputation.
    icon: paw-prints
    hue: 215
    created: 2012-09-07
items:
  - id: 3001
    name: Admiral Biscuit
    description: Commands the sofa.
    icon: dog
    released: 2013-01-01
    kind: player
    subset: 1
    owners: 2
    one-of-a-kind: true
    perfume: Smells of pond.
    aftershave: Smells of a better pond.
`,
  'sets/040-the-keepers-lighthouse.yaml': `
id: 40
name: The Keeper's Lighthouse
description: Everything left on the stairs.
generation: 4
hue: 252
icon: world-map
designer: Marta Quill
created: 2016-02-12
items:
  - id: 1101
    name: Great Lens
    description: It turns a candle into a promise.
    icon: light-bulb
    released: 2016-02-12
    mix:
      - Fog Bell + Storm Glass
      - Admiral Biscuit + Storm Glass
  - id: 1102
    name: Fog Bell
    description: Rung by hand until the mist gives up.
    icon: bell
    accent: sparkles
    released: 2016-02-12
    designer: Rafi Sorrel
    forage: [harbour, beach]
    locations: [Any pier with a kiosk]
    store: { at: [harbour-chandler], cost: 120 }
    market: true
    retired: true
  - id: 1103
    name: Storm Glass
    description: It knew on Tuesday.
    icon: test-tube
    released: 2016-03-01
    forage: [beach]
    wand: true
    variants:
      - { name: Crimson, hue: 15 }
      - { name: Slate, hue: 220 }
  - id: 1104
    name: Sea Chest
    role: chest
    description: Washed up dry inside.
    icon: luggage
    released: 2016-02-12
    contains: [Great Lens, Fog Bell]
  - id: 1105
    name: Christmas Cracker
    role: cracker
    description: Takes two to pull.
    icon: party-popper
    released: 2016-02-12
  - id: 1106
    name: "?"
  - id: 1107
    name: "?"
`,
  'stores.yaml': `
- id: 8
  slug: harbour-chandler
  name: The Harbour Chandler
  description: Rope by the yard.
  icon: anchor
  hue: 30
`,
  'categories.yaml': `
groups:
  - slug: outdoors
    name: Outdoors
    description: Places with weather in them.
    icon: national-park
  - slug: travel
    name: Travel
    description: Everything on the way to somewhere else.
    icon: luggage
categories:
  - id: 1
    slug: beach
    group: outdoors
    name: Beach
    icon: beach-with-umbrella
    include: [Sand of any width.]
    exclude: [Sandpits.]
    subcategories: [Cove, Dune]
  - id: 2
    slug: harbour
    group: travel
    name: Harbour
    icon: anchor
`,
  'exceptions.yaml': `
mix:
  - item: Great Lens
    with: [Sea Chest]
    text: Leave it open on the landing.
used:
  - item: Sea Chest
    text: Mixes with nearly anything that fits.
`,
  'achievements.yaml': `
- id: 1
  slug: first-nectar
  name: First Nectar
  description: Forage ten items.
  earned: Ten items foraged.
  icon: seedling
  hue: 330
  counts: foraged
  target: 10
`,
} as const;

export const LIGHTHOUSE = 'sets/040-the-keepers-lighthouse.yaml';
export const UNIQUES = 'sets/025-unique-items.yaml';

export type Files = Record<string, string>;
type Edit = [file: keyof typeof SMALL_CATALOGUE, from: string, to: string];

export function changed(...edits: Edit[]): Files {
  const files: Files = { ...SMALL_CATALOGUE };
  for (const [name, from, to] of edits) {
    const text = files[name] ?? '';
    if (!text.includes(from)) throw new Error(`${name} has no text ${from}`);
    files[name] = text.replace(from, to);
  }
  return files;
}

export function markedPlace(files: Files): Place {
  const places = Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (line.includes('# here') ? { file, line: index + 1 } : [])),
  );
  const [place, ...others] = places;
  if (!place || others.length > 0) throw new Error(`${places.length} lines are marked`);
  return place;
}

export async function readFiles(files: Files, icons: Keys = ICONS): Promise<CatalogueReading> {
  const folder = await writeCatalogue(files);
  try {
    return await readCatalogue(folder, { icons });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const ICONS = new Set(
  Object.values(SMALL_CATALOGUE).flatMap((text) =>
    [...text.matchAll(/(?:icon|accent): (\S+)/g)].map(([, icon]) => icon),
  ),
);

export async function writeCatalogue(files: Files): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  return folder;
}
