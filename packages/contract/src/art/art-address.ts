export const ART_KINDS = [
  'item',
  'set',
  'subset',
  'generation',
  'store',
  'category',
  'achievement',
  'place',
  'player',
  'post',
  'forum',
] as const;
export type ArtKind = (typeof ART_KINDS)[number];

export const ART_SIZES = [25, 50, 60, 100, 120, 200, 400, 512] as const;
export type ArtSize = (typeof ART_SIZES)[number];

export const DRAWING_SIZES = [...ART_SIZES, 800] as const;

export interface ArtSubject {
  kind: ArtKind;
  /**
   * A subset's id is `<set>.<subset>`, a variant's `<item>.<variant>`, that of a badge not yet awarded
   * `<id>.null`; `generic` stands for any item.
   */
  id: number | string;
}

export function picturePath({ kind, id }: ArtSubject, size: ArtSize): string {
  return `/image/${kind}-${id}-${size}.png`;
}

/** The drawing without plate and frame. `key` changes with the drawing, so browsers may cache it for ever. */
export function artPath({ kind, id }: ArtSubject, size: number, key: string): `/art/${string}` {
  return `/art/${kind}-${id}-${size}.webp?k=${key}`;
}

/** Begins the key of a picture that a player uploaded; the stylesheet of avatars knows it by that. */
export const UPLOADED_MARK = 'p-';
