import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** RFC 4226 recommends 160 bits. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

export function appSetUp(secret: Buffer, username: string): { secret: string; uri: string } {
  const totp = totpOf(secret, username);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** Clocks differ, so the steps before and after the current one are accepted too. */
export function acceptedStep(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = totpOf(secret);
  const drift = totp.validate({ token: code, window: 1, timestamp });
  return drift === null ? undefined : totp.counter({ timestamp }) + drift;
}

function totpOf(secret: Buffer, label = ''): TOTP {
  return new TOTP({
    issuer: 'WallaBee',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });
}
