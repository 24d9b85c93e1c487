import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * `wbk_`, thirty random letters and a checksum of six: a key that was left in public can be found by its prefix, and
 * one that was copied wrongly is refused without asking the database.
 */
export function newKey(): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return withChecksum(`${PREFIX}${secret}`);
}

/** Keys without the prefix are the operator's own and may look like anything. */
export function isMalformedKey(key: string): boolean {
  return key.startsWith(PREFIX) && key !== withChecksum(key.slice(0, -CHECKSUM_LENGTH));
}

const PREFIX = 'wbk_';
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 30;
const CHECKSUM_LENGTH = 6;

function withChecksum(text: string): string {
  let checksum = '';
  for (let rest = crc32(text); checksum.length < CHECKSUM_LENGTH; rest = Math.floor(rest / LETTERS.length)) {
    checksum = `${LETTERS[rest % LETTERS.length]}${checksum}`;
  }
  return `${text}${checksum}`;
}
