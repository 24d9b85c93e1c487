import { hash } from 'node:crypto';

/** It is raised when the same recipe renders differently, so that caches fetch the new picture. */
export const DRAWING_VERSION = 2;

export function imageKey(recipe: object): string {
  const written = JSON.stringify([DRAWING_VERSION, recipe]);
  return hash('sha256', written, 'base64url').slice(0, 8);
}
