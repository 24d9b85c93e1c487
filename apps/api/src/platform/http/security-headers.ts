export const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/** Only documents need these headers. */
export const PAGE_HEADERS = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
} as const;

/** Protects against a browser that is tricked into showing an API response as a page. */
export const API_SECURITY_POLICY = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

/** A worker has the policy of its own script. It loads the scripts that render and search, and calls the API. */
export function workerSecurityPolicy(apiOrigin: string | undefined) {
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      `connect-src 'self'${apiOrigin ? ` ${apiOrigin}` : ''}`,
    ].join('; '),
  };
}

/** Short, because a page loads about thirty pictures and files. */
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
  /** The digest of the inline stylesheet. */
  styleSource: string | undefined;
  apiOrigin: string | undefined;
  /** The origin of the embedded frame, when it is not the site itself. */
  frameOrigin: string | undefined;
  /** Every page allows the tiles' origin, because client-side navigation keeps the policy of the first page. */
  tileOrigin: string | undefined;
}

/** The retro game runs in a frame and loads only its own files. */
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
    // A sandboxed frame has an opaque origin, so its own modules are cross-origin.
    'access-control-allow-origin': '*',
  };
}
