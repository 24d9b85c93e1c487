import { randomBytes } from 'node:crypto';

/** It is all that protects the feed, so it is as long as a token. */
export function newFeedSecret(): string {
  return randomBytes(24).toString('base64url');
}
