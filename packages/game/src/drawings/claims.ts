import type { DrawableType } from './accents.ts';
import { type Drawing, drawingIdentity } from './drawing.ts';

export type Claims = ReturnType<typeof createClaims>;

/** The drawings that types have so far. */
export function createClaims() {
  const identities = new Set<string>();
  const parts = new Set<string>();

  return {
    areFree: (type: DrawableType, drawing: Drawing) =>
      looksOf(type, drawing).every((look) => !identities.has(drawingIdentity(look))),

    /**
     * Whether another type of the set has this accent or ground or is the same icon in another colour, or another type
     * with this icon is on the same shape.
     */
    repeat: (type: DrawableType, drawing: Drawing) => partsOf(type, drawing).some((part) => parts.has(part)),

    add(type: DrawableType, drawing: Drawing) {
      for (const look of looksOf(type, drawing)) identities.add(drawingIdentity(look));
      for (const part of partsOf(type, drawing)) parts.add(part);
      parts.add(iconIn(type));
    },
  };
}

/** Variants are the same drawing in other colours. */
function looksOf({ variants }: DrawableType, drawing: Drawing): Drawing[] {
  return [drawing, ...variants.map(({ hue }) => ({ ...drawing, tint: hue }))];
}

function partsOf(type: DrawableType, { accent, tint, ground }: Drawing): string[] {
  const { set_id, icon } = type;
  if (accent === null && ground === null) return tint === null ? [] : [iconIn(type)];
  return [
    ...(accent === null ? [] : [`${set_id} accent ${accent}`]),
    ...(ground === null
      ? []
      : [`${set_id} ground ${ground.shape} ${ground.pattern}`, `${icon} on ${ground.shape}`]),
  ];
}

function iconIn({ set_id, icon }: DrawableType): string {
  return `${set_id} icon ${icon}`;
}
