import { type Accents, createAccents, type DrawableType } from './accents.ts';
import type { Drawing, DrawnCatalogue, Ground } from './drawing.ts';
import { groundsFor } from './grounds.ts';
import { tintsOf } from './tints.ts';
import { allWordIcons } from './word-icons.ts';
import { hashOf, turned } from './words.ts';

/** The drawings that a type could have, best first. They depend on the type and its set, not on other types. */
export function createCandidates(catalogue: DrawnCatalogue) {
  const accentsOf = createAccents(catalogue);
  return function* candidatesOf(type: DrawableType): Generator<Drawing> {
    const plain = { icon: type.icon, accent: type.accent, tint: null, ground: null };
    yield plain;
    const grounds = groundsFor(type.id, [type.name, type.description]);
    // The catalogue's own accent stays while there is a ground that nobody has with it.
    if (type.accent !== null) for (const ground of grounds) yield { ...plain, ground };
    yield* composed(plain, type.id, { accents: accentsOf(type), grounds });
  };
}

interface Parts {
  accents: Accents;
  grounds: Iterable<Ground>;
}

function* composed(plain: Drawing, id: number, { accents, grounds }: Parts): Generator<Drawing> {
  const { strong, weak } = accents;
  for (const accent of strong) yield { ...plain, accent };
  for (const tint of turned(tintsOf(plain.icon), `tint ${id}`)) yield { ...plain, tint };
  // A set that mixes both ways looks livelier than one with small icons only.
  if (hashOf(`way ${id}`) % 3 === 0) for (const accent of weak) yield { ...plain, accent };
  for (const ground of grounds) yield { ...plain, ground };
  for (const accent of [...strong, ...weak, ...turned(allWordIcons(), `accent ${id}`)])
    for (const ground of grounds) yield { ...plain, accent, ground };
}
