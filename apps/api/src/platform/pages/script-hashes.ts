import { createHash, randomBytes } from 'node:crypto';

/**
 * Rendered as the nonce of the page's own scripts. It cannot be guessed and never leaves the process, so a script that
 * came into the page in another way does not have it, and its hash is not allowed.
 */
export const SCRIPT_MARK = randomBytes(24).toString('hex');

interface HashedPage {
  html: string;
  /** For `script-src`. */
  scriptSources: string[];
}

/** Replaces the marks by hashes, with which a page can be sent again as it is. */
export function hashMarkedScripts(marked: string, mark = SCRIPT_MARK): HashedPage {
  const attribute = ` nonce="${mark}"`;
  const scripts = marked.matchAll(new RegExp(`<script(?=[^>]*${attribute})[^>]*>([\\s\\S]*?)</script>`, 'g'));
  const sources = [...scripts].filter(([, code]) => code).map(([, code = '']) => sourceOf(code));
  return { html: marked.replaceAll(attribute, ''), scriptSources: [...new Set(sources)] };
}

function sourceOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}
