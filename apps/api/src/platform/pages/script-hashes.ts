import { createHash, randomBytes } from 'node:crypto';

/**
 * The page's own scripts are rendered with this nonce. It cannot be guessed and never leaves the process, so
 * an injected script gets no hash.
 */
export const SCRIPT_MARK = randomBytes(24).toString('hex');

interface HashedPage {
  html: string;
  scriptSources: string[];
}

/** A page with hashes instead of nonces can be cached and sent again. */
export function hashMarkedScripts(marked: string, mark = SCRIPT_MARK): HashedPage {
  const attribute = ` nonce="${mark}"`;
  const scripts = marked.matchAll(new RegExp(`<script(?=[^>]*${attribute})[^>]*>([\\s\\S]*?)</script>`, 'g'));
  const sources = [...scripts].filter(([, code]) => code).map(([, code = '']) => sourceOf(code));
  return { html: marked.replaceAll(attribute, ''), scriptSources: [...new Set(sources)] };
}

function sourceOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
