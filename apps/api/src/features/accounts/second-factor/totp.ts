import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 advises. */
export function newTotpSecret(): Buffer {
  return randomBytes(20);
}

/** What an authenticator app is given: the secret to type, and the address that a QR code holds. */
export function appSetUp(secret: Buffer, username: string): { secret: string; uri: string } {
  const totp = totpOf(secret, username);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The 30-second step that the code belongs to, or undefined: now, the one before, or the one after. */
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
