import type { Recipe } from '../../recipes/recipe.ts';
import { pictureElements, type Resources } from '../compose.ts';
import { n } from '../svg.ts';

/** One of several pictures in a document: its ids get a prefix, so that gradients do not mix. */
export function artAt(
  recipe: Recipe,
  resources: Resources,
  { id, x, y, edge }: { id: string; x: number; y: number; edge: number },
): string {
  const drawn = pictureElements(recipe, resources, edge)
    .replace(/ id="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${id}-$1"`);
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(edge / 200).toFixed(4)})">${drawn}</g>`;
}
