import sharp from 'sharp';
import type { Look } from '../recipes/recipe.ts';

export interface PhotoJob {
  photo: Uint8Array;
  /** `stored` is the original of all sizes. */
  as: 'stored' | Look;
  size: number;
}

/** Null where the file is no image. Whatever the file says besides its pixels is left out. */
export async function drawPhoto({ photo, as, size }: PhotoJob): Promise<Buffer | null> {
  try {
    const image = sharp(photo, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      // The camera's orientation is metadata, so it is applied before that is dropped.
      .rotate()
      .resize(size, size, { fit: 'cover' })
      .flatten({ background: '#ffffff' });
    return await (as === 'picture' ? image.png({ palette: true, quality: 92 }) : image.webp(WEBP)).toBuffer();
  } catch {
    return null;
  }
}

/** More than any phone's camera has by default, and what a worker can hold. */
const MOST_PIXELS = 50_000_000;

const WEBP = { quality: 82, effort: 4 };
