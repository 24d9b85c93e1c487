// JavaScript, because Node.js 20 runs no TypeScript in a worker thread: tests use this file as it is.
import { hashSync, verifySync } from '@node-rs/argon2';

export function hash({ password, strength }) {
  return hashSync(password, strength);
}

export function verify({ password, hash }) {
  return verifySync(hash, password);
}
