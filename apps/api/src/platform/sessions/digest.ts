import { hash } from 'node:crypto';

/** Keys and tokens are long and random, so a fast digest is as safe as a slow password hash. */
export function digest(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}

export function hexDigest(secret: string): string {
  return hash('sha256', secret, 'hex');
}
