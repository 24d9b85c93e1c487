import { type ArtSubject, artPath } from '@wallabee/contract/art/art-address';

export interface SharpArt {
  src: string;
  srcSet: string;
}

/** One and two device pixels to a CSS pixel: the browser takes the one it needs. */
export function artOf(subject: ArtSubject, key: string, size: 50 | 100 | 200 | 400): SharpArt {
  return {
    src: artPath(subject, size, key),
    srcSet: `${artPath(subject, size, key)} 1x, ${artPath(subject, size * 2, key)} 2x`,
  };
}
