import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { type DrawableType, isDrawn } from './accents.ts';
import { createCandidates } from './candidates.ts';
import { type Claims, createClaims } from './claims.ts';
import type { Drawing, DrawnCatalogue } from './drawing.ts';

/**
 * Gives every released type of a catalogue a drawing of its own. The first type with an icon has it plain; each later one,
 * in the order of ids, has the best of its candidates that is free. So a new type without an accent of its own changes no
 * drawing of a lower id.
 */
export function composeDrawings(catalogue: DrawnCatalogue): Map<ItemTypeId, Drawing> {
  const candidatesOf = createCandidates(catalogue);
  const claims = createClaims();
  const drawings = new Map<ItemTypeId, Drawing>();
  for (const type of inOrder(catalogue)) {
    const drawing = choose(type, candidatesOf(type), claims);
    claims.add(type, drawing);
    drawings.set(type.id, drawing);
  }
  return drawings;
}

/** Types whose accent the catalogue names come first, so that no composed drawing takes theirs. */
function inOrder({ items }: DrawnCatalogue): DrawableType[] {
  const drawn = items.filter(isDrawn).sort((one, other) => one.id - other.id);
  return [...drawn.filter(({ accent }) => accent !== null), ...drawn.filter(({ accent }) => accent === null)];
}

function choose(type: DrawableType, candidates: Iterable<Drawing>, claims: Claims): Drawing {
  let free: Drawing | undefined;
  let compared = 0;
  for (const candidate of candidates) {
    if (free && compared >= MOST_COMPARED) break;
    compared += 1;
    if (!claims.areFree(type, candidate)) continue;
    if (!claims.repeat(type, candidate)) return candidate;
    free ??= candidate;
  }
  return free ?? { icon: type.icon, accent: type.accent, tint: null, ground: null };
}

/** A set of hundreds, such as the uniques, has to repeat accents and grounds. */
const MOST_COMPARED = 40;
