interface SecurityContact {
  siteUrl: string;
  supportEmail: string;
  support: string;
  now: Date;
}

/** RFC 9116. The date is computed, so that it never lies in the past. */
export function toSecurityTxt({ siteUrl, supportEmail, support, now }: SecurityContact): string {
  return [
    `Contact: mailto:${supportEmail}`,
    ...(support.startsWith('https:') ? [`Contact: ${support}`] : []),
    `Expires: ${expiry(now)}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    `Policy: ${siteUrl}/developers#security`,
    '',
  ].join('\n');
}

const DAYS_VALID = 180;

/** The same for a whole day, so that caches can compare it. */
function expiry(now: Date): string {
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + DAYS_VALID);
  return new Date(midnight).toISOString();
}
