import { createHash } from 'node:crypto';

/** Raised when the same recipe comes to look different, so that nobody is shown a kept picture of the old look. */
export const DRAWING_VERSION = 2;

/** Changes whenever the drawing does, so that its address does too. */
export function imageKey(recipe: object): string {
  const written = JSON.stringify([DRAWING_VERSION, recipe]);
  return createHash('sha256').update(written).digest('base64url').slice(0, 8);
}
