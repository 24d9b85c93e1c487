import type { PictureJob, PlateRecipe, Recipe } from '../recipes/recipe.ts';
import { comb, faceBadge, mapPin, medal, pin } from './badges.ts';
import { ground } from './grounds.ts';
import { type FindIcon, fitted } from './icon-set.ts';
import type { Measures } from './measure.ts';
import { DUSK, HOUSE_HUE, plateColours } from './palette.ts';
import type { Brush } from './plate.ts';
import { framed, unknownPlate } from './plates.ts';
import { repaint } from './repaint.ts';
import { silhouette, subject } from './subject.ts';
import { place } from './svg.ts';

export interface Resources {
  findIcon: FindIcon;
  measures: ReadonlyMap<string, Measures>;
}

export function compose({ recipe, look, size }: PictureJob, resources: Resources): string {
  const brush = brushFor(recipe, size);
  const drawn = look === 'drawing' ? drawing(recipe, resources, brush) : picture(recipe, resources, brush);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 200 200">${drawn}</svg>`;
}

/** The elements of a picture on a canvas of 200 by 200, drawn for the given number of pixels. */
export function pictureElements(recipe: Recipe, resources: Resources, size: number): string {
  return picture(recipe, resources, brushFor(recipe, size));
}

function brushFor(recipe: Recipe, size: number): Brush {
  return { colours: plateColours('hue' in recipe ? recipe.hue : HOUSE_HUE), pixel: 200 / size };
}

/** Leaves room for the rim only, because pages choose how large the drawing is on their plate. */
const WHOLE_CANVAS = { x: 7, y: 7, edge: 186 };

/** The art is a little smaller than its ground, and may reach over the edge. */
const ON_GROUND = {
  scaled: (drawn: string) => `<g transform="scale(.16)">${drawn}</g>`,
  art: { x: 4, y: 3, edge: 24 },
};

/** Replaces an icon that the set does not have; the catalogue's checks prevent this. */
const STAND_IN = 'honey-pot';

function drawing(recipe: Recipe, resources: Resources, brush: Brush): string {
  const icon = icons(resources);
  if (recipe.shape === 'plate') return place(plateArt(recipe, resources), WHOLE_CANVAS);
  if (recipe.shape === 'unknown') {
    return place(`<g opacity=".55">${silhouette(icon(recipe.silhouette), DUSK)}</g>`, WHOLE_CANVAS);
  }
  if (recipe.shape === 'pin') return pin(icon(recipe.icon), brush.colours);
  if (recipe.shape === 'face') {
    const face = { icon: icon(recipe.icon), accent: icon(recipe.accent) };
    const isGone = recipe.rank === 'departed';
    return place(
      isGone ? `<g opacity=".55">${silhouette(face.icon, DUSK)}</g>` : subject(face),
      WHOLE_CANVAS,
    );
  }
  return picture(recipe, resources, brush);
}

function picture(recipe: Recipe, resources: Resources, brush: Brush): string {
  const icon = icons(resources);
  switch (recipe.shape) {
    case 'plate':
      return framed(recipe, plateArt(recipe, resources), brush);
    case 'unknown':
      return unknownPlate(icon(recipe.silhouette), brush);
    case 'medal':
      return medal(recipe, icon(recipe.icon), brush.colours);
    case 'pin':
      return mapPin(recipe, icon(recipe.icon), brush);
    case 'face':
      return faceBadge(recipe, { icon: icon(recipe.icon), accent: icon(recipe.accent) }, brush);
    case 'comb':
      return comb(
        recipe,
        recipe.cells.map((cell) => icon(cell.icon)),
      );
  }
}

/** The icon with its accent and its ground, in a square of 32 by 32. */
export function plateArt(recipe: PlateRecipe, resources: Resources): string {
  const { icon: name, accent, paint, ground: behind, hue } = recipe;
  const icon = icons(resources);
  const main = resources.measures.get(name)?.main;
  const painted = paint === null || !main ? icon(name) : repaint(icon(name), main, paint);
  const art = subject({ icon: painted, accent: accent === null ? null : icon(accent) });
  return behind === null ? art : ON_GROUND.scaled(ground(behind, hue)) + place(art, ON_GROUND.art);
}

function icons({ findIcon, measures }: Resources) {
  return (name: string): string => {
    const body = findIcon(name) ?? findIcon(STAND_IN) ?? '';
    const ink = measures.get(name)?.ink;
    return ink ? fitted(body, ink) : body;
  };
}
