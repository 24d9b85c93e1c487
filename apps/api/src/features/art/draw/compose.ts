import type { Commission, Recipe, ThingRecipe } from '../recipes/recipe.ts';
import { comb, faceBadge, mapPin, medal, pin } from './badges.ts';
import { type FindIcon, fitted } from './icon-set.ts';
import type { Measures } from './measure.ts';
import { DUSK, HOUSE_HUE, plateColours } from './palette.ts';
import type { Brush } from './plate.ts';
import { repaint } from './repaint.ts';
import { silhouette, subject } from './subject.ts';
import { place } from './svg.ts';
import { framed, unknownPlate } from './things.ts';

export interface Workshop {
  findIcon: FindIcon;
  /** Of every icon the recipe names. */
  measures: ReadonlyMap<string, Measures>;
}

/** The whole SVG document of a picture, on a canvas of 200 by 200 units. */
export function compose({ recipe, look, size }: Commission, workshop: Workshop): string {
  const brush = { colours: plateColours('hue' in recipe ? recipe.hue : HOUSE_HUE), pixel: 200 / size };
  const drawn = look === 'drawing' ? drawing(recipe, workshop, brush) : picture(recipe, workshop, brush);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 200 200">${drawn}</svg>`;
}

/** Room for the rim, and no more: pages choose how large the drawing stands on their plate. */
const WHOLE_CANVAS = { x: 7, y: 7, edge: 186 };

/** Stands in for an icon that the set does not have, which the catalogue's checks let nobody load. */
const STAND_IN = 'honey-pot';

function drawing(recipe: Recipe, workshop: Workshop, brush: Brush): string {
  const icon = icons(workshop);
  if (recipe.shape === 'thing') return place(thing(recipe, workshop), WHOLE_CANVAS);
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
  return picture(recipe, workshop, brush);
}

function picture(recipe: Recipe, workshop: Workshop, brush: Brush): string {
  const icon = icons(workshop);
  switch (recipe.shape) {
    case 'thing':
      return framed(recipe, thing(recipe, workshop), brush);
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

function thing({ icon: name, accent, paint }: ThingRecipe, workshop: Workshop): string {
  const icon = icons(workshop);
  const main = workshop.measures.get(name)?.main;
  const painted = paint === null || !main ? icon(name) : repaint(icon(name), main, paint);
  return subject({ icon: painted, accent: accent === null ? null : icon(accent) });
}

function icons({ findIcon, measures }: Workshop) {
  return (name: string): string => {
    const body = findIcon(name) ?? findIcon(STAND_IN) ?? '';
    const ink = measures.get(name)?.ink;
    return ink ? fitted(body, ink) : body;
  };
}
