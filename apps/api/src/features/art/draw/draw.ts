import sharp from 'sharp';
import { iconsOf, type RenderJob } from '../recipes/recipe.ts';
import { compose } from './compose.ts';
import { loadEmoji } from './emoji.ts';
import { type FindIcon, loadIconSet } from './icon-set.ts';
import { type Measures, measure } from './measure.ts';
import { composePreview } from './previews/compose-preview.ts';
import type { Typesetter } from './text/typesetter.ts';

export type Draw = (job: RenderJob) => Promise<Buffer>;

export function createDraw(findIcon: FindIcon = loadIconSet()): Draw {
  // More threads cost more than they save on small pictures.
  sharp.concurrency(1);
  sharp.cache(false);
  const measures = new Map<string, Measures>();
  let typesetter: Promise<Typesetter> | undefined;

  async function svgOf(job: RenderJob): Promise<string> {
    const recipes = job.look === 'preview' ? job.recipe.art : [job.recipe];
    for (const name of recipes.flatMap(iconsOf)) {
      const body = measures.has(name) ? undefined : findIcon(name);
      if (body !== undefined) measures.set(name, await measureIcon(body));
    }
    if (job.look !== 'preview') return compose(job, { findIcon, measures });
    typesetter ??= loadTypesetter(findIcon);
    return composePreview(job.recipe, { findIcon, measures, typesetter: await typesetter });
  }

  return async (job) => {
    const image = sharp(Buffer.from(await svgOf(job)));
    if (job.look === 'drawing') {
      // Near-lossless encoding keeps flat colours sharp, and quality 20 is a sixth smaller than 40 without a visible
      // loss.
      return image.webp({ nearLossless: true, quality: 20, effort: 1 }).toBuffer();
    }
    // Full dithering spreads the rounding of the large flat wall of a preview over visible triangles.
    const dither = job.look === 'preview' ? 0.5 : 1;
    return image.png({ palette: true, quality: 92, effort: 4, dither }).toBuffer();
  };
}

/** Most workers draw no text. */
async function loadTypesetter(findIcon: FindIcon): Promise<Typesetter> {
  const { createTypesetter } = await import('./text/typesetter.ts');
  return createTypesetter(loadEmoji(findIcon));
}

export async function measureIcon(body: string): Promise<Measures> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32">${body}</svg>`;
  return measure(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer());
}
