import type { Db } from '../../platform/db/db.ts';
import { findArtwork, type PreviewRecipe, type Recipe } from '../art/art.public.ts';
import type { Catalogue } from '../catalogue/catalogue.public.ts';
import type { FoundPreview } from './find-preview.ts';

export interface PreviewJob {
  look: 'preview';
  recipe: PreviewRecipe;
}

export async function toJob(
  { content, layout, hue, art }: FoundPreview,
  { db, catalogue }: { db: Db; catalogue: Catalogue },
): Promise<PreviewJob> {
  const { kind, eyebrow, title, text, number, facts, more } = content;
  const found = await Promise.all(
    art.map((subject) => findArtwork(db, catalogue, { part: undefined, ...subject })),
  );
  const drawings = found.flatMap((artwork) => artwork?.recipe ?? []);
  const recipe = { layout, hue, kind, eyebrow, title, text, number, facts, more };
  return { look: 'preview', recipe: { ...recipe, art: layout === 'brand' ? BRAND_ART : drawings } };
}

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
).map(([icon, hue]) => ({
  shape: 'plate',
  icon,
  accent: null,
  hue,
  paint: null,
  frame: 'plain',
  isRetired: false,
}));
