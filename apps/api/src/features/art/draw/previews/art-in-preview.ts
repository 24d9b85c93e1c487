import type { PhotoRecipe, Recipe } from '../../recipes/recipe.ts';
import { pictureElements, type Resources } from '../compose.ts';
import { LEDGE } from '../palette.ts';
import { hexagon, n } from '../svg.ts';

/** One of several pictures in a document: its ids get a prefix, so that gradients do not mix. */
export function artAt(
  recipe: Recipe | PhotoRecipe,
  resources: Resources,
  { id, x, y, edge }: { id: string; x: number; y: number; edge: number },
): string {
  const drawn = elementsOf(recipe, resources, edge)
    .replace(/ id="([^"]+)"/g, ` id="${id}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${id}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${id}-$1"`);
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${(edge / 200).toFixed(4)})">${drawn}</g>`;
}

function elementsOf(recipe: Recipe | PhotoRecipe, resources: Resources, edge: number): string {
  if (recipe.shape !== 'photo') return pictureElements(recipe, resources, edge);
  const outer = hexagon({ x: 100, y: 100, radius: 92 });
  return (
    `<path d="${outer}" fill="${LEDGE}" stroke="${LEDGE}" stroke-width="14" stroke-linejoin="round"/>` +
    `<clipPath id="photo"><path d="${hexagon({ x: 100, y: 100, radius: 84 })}"/></clipPath>` +
    `<image clip-path="url(#photo)" x="14" y="14" width="172" height="172" href="data:image/png;base64,${recipe.png}"/>`
  );
}
