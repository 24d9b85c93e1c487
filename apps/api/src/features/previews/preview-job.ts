import type { Reads } from '../../platform/db/replica/reads.ts';
import {
  findArtwork,
  type PhotoRecipe,
  type PlayerPictures,
  type PreviewRecipe,
  plainPlate,
  type Recipe,
} from '../art/art.public.ts';
import type { Catalogue } from '../catalogue/catalogue.public.ts';
import type { FoundPreview } from './find-preview.ts';

export interface PreviewJob {
  look: 'preview';
  recipe: PreviewRecipe;
}

interface Drawers {
  reads: Reads;
  catalogue: Catalogue;
  pictures: PlayerPictures;
  onRender: () => void;
}

export async function toJob(found: FoundPreview, drawers: Drawers): Promise<PreviewJob> {
  const { content, layout, hue, art } = found;
  const { kind, eyebrow, title, text, number, facts, more } = content;
  const drawn = await Promise.all(art.map((subject) => artOf(subject, drawers)));
  const recipe = { layout, hue, kind, eyebrow, title, text, number, facts, more };
  return { look: 'preview', recipe: { ...recipe, art: layout === 'brand' ? BRAND_ART : drawn.flat() } };
}

/** None where it has been removed meanwhile. */
async function artOf(
  subject: FoundPreview['art'][number],
  { reads, catalogue, pictures, onRender }: Drawers,
): Promise<(Recipe | PhotoRecipe)[]> {
  const artwork = await reads.anywhere((db) => findArtwork(db, catalogue, { part: undefined, ...subject }));
  if (!artwork) return [];
  if ('recipe' in artwork) return [artwork.recipe];
  const png = await pictures.read(artwork.picture, { look: 'picture', size: PHOTO_SIZE }, onRender);
  return png ? [{ shape: 'photo', png: png.toString('base64') }] : [];
}

const PHOTO_SIZE = 400;

/** The comb of the brand's picture, chosen for contrast of shape and hue. */
const BRAND_ART: readonly Recipe[] = (
  [
    ['telescope', 250],
    ['croissant', 190],
    ['octopus', 150],
    ['honey-pot', 78],
    ['violin', 25],
    ['tulip', 300],
    ['hedgehog', 110],
  ] as const
).map(([icon, hue]) => plainPlate({ icon, hue, frame: 'plain' }));
