/** Sent with every answer: a call's, a picture's, a page's. */
export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/** For what a browser shows as a page: nothing else has a window, follows a link or could ask for any of these. */
export const PAGE_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const;

/** A call's answer is data: were a browser ever tricked into showing it as a page, it could do nothing. */
export const API_SECURITY_POLICY = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/**
 * For pictures and files, which no page may frame and in which nothing may run, were they opened by themselves. Short: a
 * page has thirty of them.
 */
export const FILE_SECURITY_POLICY = {
  'content-security-policy': "script-src 'none'; frame-ancestors 'none'",
};

/** The session token lives in browser storage, so only the site's files and the page's own inline scripts may run. */
export function pageSecurityPolicy(policy: PagePolicy) {
  const { scriptSources, styleSource, apiOrigin, frameOrigin, tileOrigin } = policy;
  const api = apiOrigin ? ` ${apiOrigin}` : '';
  const tiles = tileOrigin ? ` ${tileOrigin}` : '';
  return {
    ...PAGE_HEADERS,
    'content-security-policy': [
      "default-src 'self'",
      ['script-src', "'self'", ...scriptSources].join(' '),
      `style-src 'self'${styleSource ? ` ${styleSource}` : ''}`,
      `img-src 'self' data:${api}${tiles}`,
      `connect-src 'self'${api}`,
      "font-src 'self'",
      `frame-src ${frameOrigin ?? "'self'"}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  };
}

interface PagePolicy {
  /** The hashes of the page's own inline scripts. */
  scriptSources: readonly string[];
  /** The digest of the one stylesheet that stands in the page itself. */
  styleSource: string | undefined;
  apiOrigin: string | undefined;
  /** Where the one frame of the site comes from, when that is not the site itself. */
  frameOrigin: string | undefined;
  /** Where the maps' tiles come from. A page reached without a new document keeps its policy, so every page has it. */
  tileOrigin: string | undefined;
}

/** The retro game runs in a frame on one of our pages, loads its own files and nothing else. */
export function gameSecurityPolicy(): Record<string, string> {
  return {
    ...PAGE_HEADERS,
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
    // In its sandbox the game has no origin of its own, so even its own modules come from elsewhere.
    'access-control-allow-origin': '*',
  };
}
