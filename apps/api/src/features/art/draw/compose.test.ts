import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allWordIcons } from '@wallabee/game/drawings/word-icons';
import { expect, test } from 'vitest';
import { demoWorldFolder } from '../../../platform/process/folders.ts';
import { DRAWING_VERSION } from '../../catalogue/catalogue.public.ts';
import { aPlate, ON_GROUNDS, ONE_OF_EACH } from '../recipes/recipe.fixture.ts';
import { compose } from './compose.ts';
import { loadIconSet } from './icon-set.ts';

const findIcon = loadIconSet();
const measures = new Map();

test('a changed drawing has a new version, so that browsers do not show a cached one', () => {
  const drawn = [...Object.values(ONE_OF_EACH), ...ON_GROUNDS].flatMap((recipe) =>
    (['drawing', 'picture'] as const).map((look) =>
      compose({ recipe, look, size: 100 }, { findIcon, measures }),
    ),
  );

  const digest = createHash('sha256').update(drawn.join()).digest('base64url').slice(0, 10);
  // After a deliberate change of a drawing, raise DRAWING_VERSION and update both values here.
  expect({ version: DRAWING_VERSION, digest }).toEqual({ version: 2, digest: 'y0RLt48BJB' });
});

test('every icon that the catalogue names is in the icon set', () => {
  const named = new Set<string>();
  for (const file of yamlFiles()) {
    for (const [, icon] of readFileSync(file, 'utf8').matchAll(/^[\s-]*(?:icon|accent): ([\w-]+)$/gm)) {
      if (icon) named.add(icon);
    }
  }

  expect(named.size).toBeGreaterThan(700);
  expect([...named].filter((icon) => findIcon(icon) === undefined)).toEqual([]);
});

test('every icon that can be chosen as an accent is in the icon set', () => {
  expect(allWordIcons().filter((icon) => findIcon(icon) === undefined)).toEqual([]);
});

test('names of built-in object properties are no icons', () => {
  expect(['constructor', '__proto__', 'toString'].map(findIcon)).toEqual([undefined, undefined, undefined]);
});

test('an alias is mirrored', () => {
  const left = findIcon('backhand-index-pointing-left') ?? '';

  expect(findIcon('backhand-index-pointing-right')).toBe(`<g transform="matrix(-1 0 0 1 32 0)">${left}</g>`);
});

test('an unreleased item is a silhouette in one colour', () => {
  const unknown = { shape: 'unknown', silhouette: 'parrot', hue: 30 } as const;

  const drawn = compose({ recipe: unknown, look: 'drawing', size: 100 }, { findIcon, measures });
  expect(new Set(drawn.match(/#[0-9a-f]{6}/g)).size).toBe(1);
});

test('lines stay a pixel wide at every size', () => {
  const widthAt = (size: number) =>
    Number(
      /stroke-width="([\d.]+)"/.exec(
        compose({ recipe: aPlate({}), look: 'picture', size }, { findIcon, measures }),
      )?.[1],
    );

  expect([50, 100, 200].map((size) => (widthAt(size) * size) / 200)).toEqual([1, 1, 1]);
});

function yamlFiles(): string[] {
  const folder = join(demoWorldFolder, 'catalogue');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.yaml')).map((name) => join(folder, name));
}
