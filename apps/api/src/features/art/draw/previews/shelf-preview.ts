import { formatNumber } from '@wallabee/contract/protocol/format-number';
import type { PreviewRecipe } from '../../recipes/recipe.ts';
import { INK, INK_SOFT, PAPER, plateColours } from '../palette.ts';
import { n } from '../svg.ts';
import { artAt } from './art-in-preview.ts';
import type { PreviewResources } from './preview-resources.ts';
import { fitted, stack } from './texts.ts';
import { LEDGE_Y, MARGIN, wall } from './wall.ts';

const GAP = 22;

/** The first items of a set, side by side on the ledge. */
export function shelfPreview(recipe: PreviewRecipe, resources: PreviewResources): string {
  const { hue, art, eyebrow, title, text } = recipe;
  const { typesetter } = resources;
  const { ink } = plateColours(hue);
  const heading = fitted(
    typesetter,
    title,
    { ...column, style: 'display', colour: INK, mostLines: 1 },
    TITLE_SIZES,
  );
  const head = stack(
    typesetter.block(eyebrow, { ...column, style: 'strong', size: 28, colour: ink, mostLines: 1 }),
    {
      x: MARGIN,
      y: 66,
      size: 28,
      leading: 44,
    },
  );
  const name = stack(heading.lines, {
    x: MARGIN,
    y: 66 + head.height,
    size: heading.size,
    leading: heading.size * 1.1,
  });
  const words = stack(
    typesetter.block(text, { ...column, style: 'text', size: 30, colour: INK_SOFT, mostLines: 2 }),
    { x: MARGIN, y: 66 + head.height + name.height + 12, size: 30, leading: 40 },
  );
  return (
    wall(hue, recipe.kind, typesetter) +
    head.svg +
    name.svg +
    words.svg +
    plates(recipe, resources, art.length)
  );
}

function plates({ art, more, hue }: PreviewRecipe, resources: PreviewResources, count: number): string {
  const cells = Math.max(count + (more > 0 ? 1 : 0), 1);
  const edge = Math.min(210, (column.width - GAP * (cells - 1)) / cells);
  const y = LEDGE_Y - edge;
  const x = (index: number) => MARGIN + index * (edge + GAP);
  const drawn = art.map((recipe, index) =>
    artAt(recipe, resources, { id: `a${index}`, x: x(index), y, edge }),
  );
  return drawn.join('') + (more > 0 ? remaining(more, { x: x(count), y, edge, hue }, resources) : '');
}

function remaining(
  more: number,
  { x, y, edge, hue }: { x: number; y: number; edge: number; hue: number },
  { typesetter }: PreviewResources,
): string {
  const { frame, ink } = plateColours(hue);
  const written = typesetter.line(`+${formatNumber(more)}`, {
    style: 'display',
    size: edge * 0.28,
    colour: ink,
  });
  return (
    `<rect x="${n(x + 1)}" y="${n(y + 1)}" width="${n(edge - 2)}" height="${n(edge - 2)}" rx="12" fill="${PAPER}" fill-opacity=".6" ` +
    `stroke="${frame}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="9 7"/>` +
    `<g transform="translate(${n(x + (edge - written.width) / 2)} ${n(y + edge * 0.59)})">${written.svg}</g>`
  );
}

const column = { width: 1200 - 2 * MARGIN };
const TITLE_SIZES = [84, 74, 64, 54];
