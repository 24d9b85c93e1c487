import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * Secret scanners find leaked keys by the prefix `wbk_`, and the checksum refuses mistyped keys without a
 * query.
 */
export function newKey(): string {
  const secret = Array.from({ length: SECRET_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return withChecksum(`${PREFIX}${secret}`);
}

/** The operator configures keys without the prefix, which may have any form. */
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
