import { createHash } from 'node:crypto';

/** Keys and tokens are long and random, so a plain digest keeps them as safe as a slow password hash would. */
export function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
