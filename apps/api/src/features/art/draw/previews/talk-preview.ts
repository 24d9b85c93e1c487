import type { PreviewRecipe } from '../../recipes/recipe.ts';
import { HONEY, INK, INK_SOFT, plateColours } from '../palette.ts';
import { n } from '../svg.ts';
import { artAt } from './art-in-preview.ts';
import type { PreviewResources } from './preview-resources.ts';
import { fitted, stack } from './texts.ts';
import { LEDGE_Y, MARGIN, wall } from './wall.ts';

/** What somebody wrote: the title, the first lines, and the author's picture. */
export function talkPreview(recipe: PreviewRecipe, resources: PreviewResources): string {
  const { hue, art, eyebrow, title, text, facts } = recipe;
  const { typesetter } = resources;
  const { ink } = plateColours(hue);
  const [face] = art;
  const heading = fitted(
    typesetter,
    title,
    { ...column, style: 'display', colour: INK, mostLines: 2 },
    TITLE_SIZES,
  );
  const head = stack(
    typesetter.block(eyebrow, { ...column, style: 'strong', size: 28, colour: ink, mostLines: 1 }),
    {
      x: MARGIN,
      y: 62,
      size: 28,
      leading: 46,
    },
  );
  const name = stack(heading.lines, {
    x: MARGIN,
    y: 62 + head.height,
    size: heading.size,
    leading: heading.size * 1.1,
  });
  const top = 62 + head.height + name.height + 16;
  const room = Math.max(0, Math.floor((AUTHOR_Y - 14 - top) / 42));
  const words = stack(
    typesetter.block(text, {
      width: column.width - 34,
      style: 'text',
      size: 31,
      colour: INK_SOFT,
      mostLines: room,
    }),
    { x: MARGIN + 34, y: top, size: 31, leading: 42 },
  );
  const bar =
    words.height === 0
      ? ''
      : `<rect x="${MARGIN}" y="${n(top)}" width="6" height="${n(words.height - 8)}" rx="3" fill="${HONEY}"/>`;
  const [author] = facts;
  const by =
    author &&
    typesetter.block(author.value, {
      ...column,
      width: 800,
      style: 'display',
      size: 34,
      colour: INK,
      mostLines: 1,
    });
  return (
    wall(hue, recipe.kind, typesetter) +
    head.svg +
    name.svg +
    bar +
    words.svg +
    (face ? artAt(face, resources, { id: 'face', x: MARGIN - 8, y: AUTHOR_Y, edge: 106 }) : '') +
    (by ? stack(by, { x: MARGIN + 116, y: AUTHOR_Y + 36, size: 34, leading: 40 }).svg : '')
  );
}

const AUTHOR_Y = LEDGE_Y - 106;
const column = { width: 1200 - 2 * MARGIN };
const TITLE_SIZES = [68, 60, 52, 46];
