import type { PlateRecipe, PreviewRecipe } from '../../recipes/recipe.ts';
import { plateArt } from '../compose.ts';
import { HONEY, HONEY_HIGH, INK, LEDGE, plateColours } from '../palette.ts';
import { hexagon, place, verticalGradient } from '../svg.ts';
import type { PreviewResources } from './preview-resources.ts';
import { fitted, stack } from './texts.ts';
import { brandMark, ledge, MARGIN } from './wall.ts';

const CELL = 97;
const TOP = 150;

/** The honey wall of the home page with a comb of items. */
export function brandPreview(recipe: PreviewRecipe, resources: PreviewResources): string {
  const { typesetter } = resources;
  const heading = fitted(
    typesetter,
    recipe.title,
    { ...column, style: 'display', colour: INK, mostLines: 4 },
    [64, 56],
  );
  const title = stack(heading.lines, { x: MARGIN, y: TOP, size: heading.size, leading: heading.size * 1.06 });
  const words = stack(
    typesetter.block(recipe.text, { ...column, style: 'text', size: 29, colour: INK, mostLines: 3 }),
    { x: MARGIN, y: TOP + title.height + 18, size: 29, leading: 39 },
  );
  const name = typesetter.line('WallaBee', { style: 'display', size: 42, colour: INK });
  return (
    `<defs>${verticalGradient('wall', [HONEY_HIGH, HONEY])}</defs><rect width="1200" height="630" fill="url(#wall)"/>` +
    ledge(602) +
    comb(recipe, resources) +
    brandMark(MARGIN - 8, 46, 66) +
    `<g transform="translate(${MARGIN + 72} 96)">${name.svg}</g>` +
    title.svg +
    words.svg
  );
}

function comb({ art }: PreviewRecipe, resources: PreviewResources): string {
  const step = CELL * Math.sqrt(3) + 8;
  return art
    .slice(0, PLACES.length)
    .map((recipe, index) => {
      const [column = 0, row = 0] = PLACES[index] ?? [];
      const at = { x: 814 + column * step, y: 140 + row * (CELL * 1.5 + 7), radius: CELL };
      return recipe.shape === 'plate' ? cell(recipe, resources, { id: `cell${index}`, ...at }) : '';
    })
    .join('');
}

function cell(
  recipe: PlateRecipe,
  resources: PreviewResources,
  { id, x, y, radius }: { id: string; x: number; y: number; radius: number },
): string {
  const { high, low } = plateColours(recipe.hue);
  const edge = radius * 1.1;
  return (
    `<defs>${verticalGradient(id, [high, low])}</defs>` +
    `<path d="${hexagon({ x, y, radius: radius - 3 })}" fill="url(#${id})" stroke="${LEDGE}" stroke-width="8" stroke-linejoin="round"/>` +
    place(plateArt(recipe, resources), { x: x - edge / 2, y: y - edge / 2, edge })
  );
}

/** Columns and rows of the comb; odd rows are shifted by half a cell. */
const PLACES: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [-0.5, 1],
  [0.5, 1],
  [1.5, 1],
  [0, 2],
  [1, 2],
];

const column = { width: 560 };
