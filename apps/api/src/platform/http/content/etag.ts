import { createHash } from 'node:crypto';

/** Weak, because one tag stands for the content in every encoding. */
export function weakEtag(content: Buffer): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

/** If-None-Match compares weakly: `W/` makes no difference. A list of tags and `*` are allowed. */
export function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = withoutWeakness(etag);
  return (ifNoneMatch.match(TAGS) ?? []).some((tag) => withoutWeakness(tag) === opaque);
}

/** If-Match compares strongly: a weak tag matches nothing. */
export function isMatch(ifMatch: string, etag: string): boolean {
  return ifMatch.trim() === '*' || (ifMatch.match(TAGS) ?? []).some((tag) => tag === etag);
}

const TAGS = /(?:W\/)?"[^"]*"/g;

function withoutWeakness(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
