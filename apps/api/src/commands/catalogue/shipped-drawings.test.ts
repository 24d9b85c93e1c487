import { join } from 'node:path';
import { readCatalogue } from '@wallabee/demo-world/catalogue/read-catalogue';
import { composeDrawings } from '@wallabee/game/drawings/compose-drawings';
import type { Drawing } from '@wallabee/game/drawings/drawing';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compose } from '../../features/art/draw/compose.ts';
import { createDraw, measureIcon } from '../../features/art/draw/draw.ts';
import { loadIconSet } from '../../features/art/draw/icon-set.ts';
import type { Measures } from '../../features/art/draw/measure.ts';
import type { PlateRecipe } from '../../features/art/recipes/recipe.ts';
import { demoWorldFolder } from '../../platform/process/folders.ts';

const reading = await readCatalogue(join(demoWorldFolder, 'catalogue'), { icons: { has: () => true } });
const drawings = reading.isValid ? [...composeDrawings(reading.catalogue).values()] : [];
const findIcon = loadIconSet();
const draw = createDraw(findIcon);

test('no two types of the shipped catalogue are drawn alike, even on plates of one hue [WD-01]', async () => {
  const measures = new Map<string, Measures>();
  // Only paint depends on the measures, and measuring takes time.
  for (const { icon } of drawings.filter(({ tint }) => tint !== null))
    measures.set(icon, await measureIcon(findIcon(icon) ?? ''));

  const drawn = drawings.map((drawing) =>
    compose({ recipe: onPlate(drawing), look: 'drawing', size: 50 }, { findIcon, measures }),
  );

  expect(drawn.length).toBeGreaterThan(1_800);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('types with the same icon can be told apart at 50 pixels [WD-01]', async () => {
  const alike: Drawing[][] = [];
  for (const group of groups().filter(({ length }) => length >= 6)) {
    const pictures = await Promise.all(group.map(pixelsOf));
    for (const [at, one] of pictures.entries()) {
      const other = pictures.findIndex((picture, index) => index > at && difference(one, picture) < 0.04);
      if (other >= 0) alike.push([at, other].flatMap((index) => group[index] ?? []));
    }
  }

  expect(alike).toEqual([]);
});

async function pixelsOf(drawing: Drawing): Promise<Buffer> {
  const picture = await draw({ recipe: onPlate(drawing), look: 'drawing', size: 50 });
  return sharp(picture).flatten({ background: '#cfe0ee' }).raw().toBuffer();
}

/** The drawings of each icon. */
function groups(): Drawing[][] {
  const byIcon = new Map<string, Drawing[]>();
  for (const drawing of drawings) byIcon.set(drawing.icon, [...(byIcon.get(drawing.icon) ?? []), drawing]);
  return [...byIcon.values()];
}

function onPlate({ icon, accent, tint, ground }: Drawing): PlateRecipe {
  return { shape: 'plate', icon, accent, ground, paint: tint, hue: 205, frame: 'plain', isRetired: false };
}

/** The share of pixels whose colours are clearly different. */
function difference(one: Buffer, other: Buffer): number {
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const apart = [0, 1, 2].map((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)));
    if (apart.reduce((sum, value) => sum + value) > 60) count += 1;
  }
  return count / (one.length / 3);
}
