export const RECOVERY_CODES = 10;

export const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_LENGTH = 16;

export type SecondFactorRefusal = 'wrong_password' | 'wrong_code' | 'already_on' | 'not_on' | 'not_begun';

/** Accepts spaces and hyphens; null when the text cannot be a code. */
export function readCode(text: string): { kind: 'app' | 'recovery'; code: string } | null {
  const code = text.toLowerCase().replace(/[\s-]+/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  if (RECOVERY_PATTERN.test(code)) return { kind: 'recovery', code };
  return null;
}

export function groupedCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

const RECOVERY_PATTERN = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_LENGTH}}$`);
