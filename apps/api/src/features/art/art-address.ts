import { ART_KINDS, ART_SIZES, type ArtKind, DRAWING_SIZES } from '@wallabee/contract/art/art-address';
import type { Look } from './recipes/recipe.ts';

export interface ArtAddress {
  kind: ArtKind;
  id: number | 'generic';
  /** The part after the dot: an item's variant, a set's subset, `null` for an achievement not awarded yet. */
  part: number | 'null' | undefined;
  size: number;
}

export function parseArtAddress(name: string, look: Look): ArtAddress | undefined {
  const [, kind, id, part, size, extension] = ADDRESS.exec(name) ?? [];
  if (!isKind(kind) || !EXTENSIONS[look].includes(extension)) return undefined;
  const address = {
    kind,
    id: numberOr('generic', id),
    part: part === undefined ? part : numberOr('null', part),
  };
  return SIZES[look].includes(Number(size)) ? { ...address, size: Number(size) } : undefined;
}

const ADDRESS = /^([a-z]+)-(\d{1,10}|generic)(?:\.(\d{1,5}|null))?-([1-9]\d{1,3})(?:\.(png|webp))?$/;
const EXTENSIONS: Record<Look, (string | undefined)[]> = { drawing: ['webp'], picture: ['png', undefined] };
const SIZES: Record<Look, readonly number[]> = { drawing: DRAWING_SIZES, picture: ART_SIZES };

function isKind(kind: string | undefined): kind is ArtKind {
  return ART_KINDS.some((known) => known === kind);
}

function numberOr<Word extends string>(word: Word, written: string | undefined): number | Word {
  return written === word ? word : Number(written);
}
