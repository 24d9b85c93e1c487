import { hash } from 'node:crypto';
import type { Sha256 } from '@wallabee/game/provenance/step-digest';

export const sha256: Sha256 = (...parts) => hash('sha256', Buffer.concat(parts.map(toBytes)), 'buffer');

function toBytes(part: Uint8Array | string): Uint8Array {
  return typeof part === 'string' ? Buffer.from(part) : part;
}
