import { GROUND_SHAPES } from '@wallabee/game/drawings/drawing';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aPlate, ON_GROUNDS, ONE_OF_EACH } from '../recipes/recipe.fixture.ts';
import type { Look, Recipe } from '../recipes/recipe.ts';
import { createDraw } from './draw.ts';

const draw = createDraw();
const each = Object.entries(ONE_OF_EACH).map(([name, recipe]) => ({ name, recipe }));

describe.each(each)('$name', ({ recipe }) => {
  test.each([
    { look: 'drawing', format: 'webp', size: 50 },
    { look: 'drawing', format: 'webp', size: 400 },
    { look: 'picture', format: 'png', size: 50 },
    { look: 'picture', format: 'png', size: 200 },
  ] as const)('as a $look of $size pixels [AP-23]', async ({ look, format, size }) => {
    const picture = await draw({ recipe, look, size });

    const { data, info } = await decode(picture);
    expect(info).toMatchObject({ width: size, height: size });
    expect(await formatOf(picture)).toBe(format);
    expect(shareOf(data, (alpha) => alpha > 100)).toBeGreaterThan(0.08);
  });
});

test('the same recipe gives the same bytes, also in another renderer', async () => {
  const otherDraw = createDraw();

  for (const { recipe } of each) {
    const job = { recipe, look: 'picture', size: 100 } as const;
    expect((await draw(job)).equals(await otherDraw(job))).toBe(true);
  }
});

test('no two of them look alike', async () => {
  const recipes = [...each.map(({ recipe }) => recipe), ...ON_GROUNDS];

  const pictures = await Promise.all(recipes.map((recipe) => draw({ recipe, look: 'picture', size: 100 })));

  expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(recipes.length);
});

describe('a drawing for pages', () => {
  test('has a transparent background', async () => {
    const { data } = await decode(await draw({ recipe: aPlate({}), look: 'drawing', size: 200 }));

    expect([0, 199, 199 * 200, 200 * 200 - 1].map((corner) => data[corner * 4 + 3])).toEqual([0, 0, 0, 0]);
  });

  test.each(GROUND_SHAPES)('has a %s within its edges', async (shape) => {
    const recipe = aPlate({ icon: 'droplet', ground: { shape, pattern: 'plain' } });

    const { data } = await decode(await draw({ recipe, look: 'drawing', size: 200 }));

    const edge = Array.from({ length: 200 }, (_, at) => [
      at,
      at * 200,
      at * 200 + 199,
      199 * 200 + at,
    ]).flat();
    expect(edge.filter((pixel) => (data[pixel * 4 + 3] ?? 0) > 60)).toEqual([]);
  });

  test('has a light rim, so that it shows on a dark plate', async () => {
    const { data } = await decode(
      await draw({ recipe: aPlate({ icon: 'black-circle' }), look: 'drawing', size: 200 }),
    );

    const light = shareOf(data, (alpha, red) => alpha > 150 && red > 180);
    expect(light).toBeGreaterThan(0.01);
  });
});

test('a variant differs from the plain item and from the other variants', async () => {
  const colours = await Promise.all(
    [null, 30, 140, 260].map((paint) => meanColour(aPlate({ paint }), 'drawing')),
  );

  for (const [index, one] of colours.entries()) {
    for (const other of colours.slice(index + 1)) expect(distance(one, other)).toBeGreaterThan(12);
  }
});

test('an icon that the set does not have is drawn as a honey pot', async () => {
  const missing = await draw({ recipe: aPlate({ icon: 'no-such-icon' }), look: 'drawing', size: 100 });

  expect(missing.length).toBeGreaterThan(500);
});

test('pictures are small enough for a phone', async () => {
  for (const { recipe } of each) {
    expect((await draw({ recipe, look: 'drawing', size: 200 })).length).toBeLessThan(16_000);
    expect((await draw({ recipe, look: 'picture', size: 200 })).length).toBeLessThan(40_000);
  }
});

async function decode(picture: Buffer) {
  return sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

async function formatOf(picture: Buffer) {
  return (await sharp(picture).metadata()).format;
}

function shareOf(pixels: Buffer, isCounted: (alpha: number, red: number) => boolean): number {
  let counted = 0;
  for (let at = 0; at < pixels.length; at += 4)
    if (isCounted(pixels[at + 3] ?? 0, pixels[at] ?? 0)) counted += 1;
  return counted / (pixels.length / 4);
}

async function meanColour(recipe: Recipe, look: Look): Promise<number[]> {
  const picture = await draw({ recipe, look, size: 100 });
  const { channels } = await sharp(picture).flatten({ background: '#fff' }).stats();
  return channels.slice(0, 3).map(({ mean }) => mean);
}

function distance(one: number[], other: number[]): number {
  return Math.hypot(...one.map((value, index) => value - (other[index] ?? 0)));
}
