import type { PreviewRecipe } from '../../recipes/recipe.ts';
import { brandPreview } from './brand-preview.ts';
import type { PreviewResources } from './preview-resources.ts';
import { shelfPreview } from './shelf-preview.ts';
import { subjectPreview } from './subject-preview.ts';
import { talkPreview } from './talk-preview.ts';

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;

export function composePreview(recipe: PreviewRecipe, resources: PreviewResources): string {
  const drawn = LAYOUTS[recipe.layout](recipe, resources);
  const size = `width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${PREVIEW_WIDTH} ${PREVIEW_HEIGHT}">${drawn}</svg>`;
}

const LAYOUTS: Record<
  PreviewRecipe['layout'],
  (recipe: PreviewRecipe, resources: PreviewResources) => string
> = {
  subject: subjectPreview,
  shelf: shelfPreview,
  talk: talkPreview,
  brand: brandPreview,
};
