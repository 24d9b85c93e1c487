import { createHmac } from 'node:crypto';
import type { Db } from '../db/db.ts';
import { digest } from './digest.ts';

/**
 * It is derived from the token, so that every tab has the same one, and the token cannot be derived from it.
 */
export function pageCredentialOf(token: string): string {
  return createHmac('sha256', token).update('page session').digest('base64url');
}

export async function updatePageDigest(db: Db, token: string) {
  await db
    .updateTable('session')
    .set({ page_digest: digest(pageCredentialOf(token)) })
    .where('token_digest', '=', digest(token))
    .where('page_digest', 'is', null)
    .execute();
}
