import { type ArtSubject, artPath } from '@wallabee/contract/art/art-address';

export interface SharpArt {
  src: string;
  srcSet: string;
}

/** Two sizes for `srcset`; the caller sets `sizes`. */
export function artOf(subject: ArtSubject, key: string, size: 50 | 100 | 200 | 400): SharpArt {
  return {
    src: artPath(subject, size, key),
    srcSet: `${artPath(subject, size, key)} ${size}w, ${artPath(subject, size * 2, key)} ${size * 2}w`,
  };
}
