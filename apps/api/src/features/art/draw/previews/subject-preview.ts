import type { PreviewRecipe } from '../../recipes/recipe.ts';
import { INK, INK_SOFT, plateColours } from '../palette.ts';
import { artAt } from './art-in-preview.ts';
import type { PreviewResources } from './preview-resources.ts';
import { factRow, fitted, numberChip, stack } from './texts.ts';
import { LEDGE_Y, MARGIN, wall } from './wall.ts';

/** One picture on the ledge, and what it is beside it. */
export function subjectPreview(recipe: PreviewRecipe, resources: PreviewResources): string {
  const { hue, art, eyebrow, title, text, number, facts } = recipe;
  const { typesetter } = resources;
  const { ink, deep } = plateColours(hue);
  const [picture] = art;
  const edge = 400;
  const heading = fitted(
    typesetter,
    title,
    { ...column, style: 'display', colour: INK, mostLines: 3 },
    TITLE_SIZES,
  );
  const head = stack(
    typesetter.block(eyebrow, { ...column, style: 'strong', size: 28, colour: ink, mostLines: 1 }),
    {
      x: TEXT_X,
      y: TOP,
      size: 28,
      leading: 46,
    },
  );
  const name = stack(heading.lines, {
    x: TEXT_X,
    y: TOP + head.height,
    size: heading.size,
    leading: heading.size * 1.08,
  });
  const end = TOP + head.height + name.height + 18;
  const factsY = facts.length === 0 ? LEDGE_Y - 20 : LEDGE_Y - 122;
  const room = Math.max(0, Math.min(3, Math.floor((factsY - end - 12) / 40)));
  const words = stack(
    typesetter.block(text, { ...column, style: 'text', size: 30, colour: INK_SOFT, mostLines: room }),
    { x: TEXT_X, y: end, size: 30, leading: 40 },
  );
  return (
    wall(hue, recipe.kind, typesetter) +
    (picture ? artAt(picture, resources, { id: 'art', x: MARGIN, y: LEDGE_Y - edge, edge }) : '') +
    (number === null ? '' : numberChip(number, typesetter, { x: MARGIN + edge / 2, y: LEDGE_Y - 50 })) +
    head.svg +
    name.svg +
    words.svg +
    factRow(facts, typesetter, { x: TEXT_X, y: factsY, width: column.width, line: deep })
  );
}

const TOP = 78;
const TEXT_X = 516;
const column = { width: 1200 - MARGIN - TEXT_X };
const TITLE_SIZES = [72, 64, 56, 50];
