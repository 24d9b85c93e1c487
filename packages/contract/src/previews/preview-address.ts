import { formatNumber } from '../protocol/format-number.ts';
import type { PreviewContent } from './preview-content.ts';

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** It is raised when the same content is drawn differently. */
const PREVIEW_VERSION = 1;

/** `key` is the digest of `previewSource`. */
export function previewPath(name: string, key: string): `/previews/${string}` {
  return `/previews/${name}.png?k=${key}`;
}

/**
 * Equal sources are drawn alike. The API and the pages make the key from it, each by itself, so that a picture of a
 * thread is found only by those who can read the thread.
 */
export function previewSource(content: PreviewContent): string {
  return JSON.stringify([PREVIEW_VERSION, content]);
}

/** The digest is SHA-256 in base64url. */
export const PREVIEW_KEY_LENGTH = 16;

/** What the picture shows, for readers who do not see it. */
export function previewAlt({ title, eyebrow, number, facts }: PreviewContent): string {
  const heading = number === null ? title : `${title} #${formatNumber(number)}`;
  return [heading, eyebrow, ...facts.map(({ label, value }) => `${label}: ${value}`)]
    .filter((part) => part !== '')
    .join(' · ');
}
