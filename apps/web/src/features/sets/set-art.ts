import { type ArtSubject, artPath } from '@wallabee/contract/art/art-address';
import type { SetSummary } from '@wallabee/contract/sets/set';
import type { Art } from '../../ui/plate-art.tsx';

/** One and two device pixels to a CSS pixel: the browser takes the one it needs. */
export function artOf(subject: ArtSubject, key: string, size: 50 | 100 | 200): Art {
  return {
    src: artPath(subject, size, key),
    srcSet: `${artPath(subject, size, key)} 1x, ${artPath(subject, size * 2, key)} 2x`,
  };
}

export function setArt(set: Pick<SetSummary, 'id' | 'subset_id' | 'image_key'>, size: 100 | 200): Art {
  const subject: ArtSubject =
    set.subset_id === null
      ? { kind: 'set', id: set.id }
      : { kind: 'subset', id: `${set.id}.${set.subset_id}` };
  return artOf(subject, set.image_key, size);
}
