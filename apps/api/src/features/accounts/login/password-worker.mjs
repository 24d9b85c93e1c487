// Node.js 20 runs no TypeScript in a worker thread, and tests use this file unbuilt, so it is JavaScript.
import { hashSync, verifySync } from '@node-rs/argon2';

/** @param {{ password: string, strength: import('@node-rs/argon2').Options }} job */
export function hash({ password, strength }) {
  return hashSync(password, strength);
}

/** @param {{ password: string, hash: string }} job */
export function verify({ password, hash }) {
  return verifySync(hash, password);
}
