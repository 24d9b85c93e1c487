/** Everything that has a picture of its own. */
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
] as const;
export type ArtKind = (typeof ART_KINDS)[number];

export const ART_SIZES = [50, 100, 200] as const;
export type ArtSize = (typeof ART_SIZES)[number];

/** Pages also ask for twice as many pixels, and for the large one that opens by itself. */
export const DRAWING_SIZES = [50, 100, 200, 400, 800] as const;

export interface ArtSubject {
  kind: ArtKind;
  /**
   * A subset's is `<set>.<subset>`, a variant's `<item>.<variant>`, that of an achievement not awarded yet `<id>.null`;
   * the item that stands for any is `generic`.
   */
  id: number | string;
}

/** The whole picture, plate and frame included, as the API's clients show it. */
export function picturePath({ kind, id }: ArtSubject, size: ArtSize): string {
  return `/image/${kind}-${id}-${size}.png`;
}

/**
 * The drawing alone, for pages that set it on a plate of their own. `key` changes with the drawing, so that browsers
 * may keep it for ever.
 */
export function artPath({ kind, id }: ArtSubject, size: number, key: string): `/art/${string}` {
  return `/art/${kind}-${id}-${size}.webp?k=${key}`;
}
