import type { ArtSubject } from '@wallabee/contract/art/art-address';
import type { SetSummary } from '@wallabee/contract/sets/set';
import { artOf, type SharpArt } from '../../platform/pages/art.ts';

export function setArt(set: Pick<SetSummary, 'id' | 'subset_id' | 'image_key'>, size: 100 | 200): SharpArt {
  const subject: ArtSubject =
    set.subset_id === null
      ? { kind: 'set', id: set.id }
      : { kind: 'subset', id: `${set.id}.${set.subset_id}` };
  return artOf(subject, set.image_key, size);
}
