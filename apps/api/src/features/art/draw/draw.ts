import sharp from 'sharp';
import { type Commission, iconsOf } from '../recipes/recipe.ts';
import { compose } from './compose.ts';
import { type FindIcon, loadIconSet } from './icon-set.ts';
import { type Measures, measure } from './measure.ts';

/** Composes and encodes one picture: a drawing as WebP, a picture as PNG. The same commission gives the same bytes. */
export type Draw = (commission: Commission) => Promise<Buffer>;

export function createDraw(findIcon: FindIcon = loadIconSet()): Draw {
  // Pictures are small: more threads for one of them cost more than they save, and the calls need the cores.
  sharp.concurrency(1);
  sharp.cache(false);
  const measures = new Map<string, Measures>();

  return async (commission) => {
    for (const name of iconsOf(commission.recipe)) {
      const body = measures.has(name) ? undefined : findIcon(name);
      if (body !== undefined) measures.set(name, measure(await pixelsOf(body)));
    }
    const image = sharp(Buffer.from(compose(commission, { findIcon, measures })));
    // Flat colours come out both smaller and sharper near-lossless; a photograph's quality setting would smear them. At
    // 20 it is a sixth smaller than at 40, and no eye sees which is which; pages have twenty of them.
    return commission.look === 'drawing'
      ? image.webp({ nearLossless: true, quality: 20, effort: 2 }).toBuffer()
      : image.png({ palette: true, quality: 92, effort: 4 }).toBuffer();
  };
}

function pixelsOf(body: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 32 32">${body}</svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}
