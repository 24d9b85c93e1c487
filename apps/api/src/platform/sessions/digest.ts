import { hash } from 'node:crypto';

/** Keys and tokens are long and random, so a plain digest keeps them as safe as a slow password hash would. */
export function digest(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

/** The same in hexadecimal digits, where digests are compared here or written as text. */
export function hexDigest(secret: string): string {
  return hash('sha256', secret, 'hex');
}
