import type { EncodedContent } from './encoded-content.ts';

/** What content takes in a cache: its text, room for a compressed copy, and the objects around them. */
export function sizeOfContent({ body }: Pick<EncodedContent, 'body'>): number {
  return body.length * 1.3 + OVERHEAD_BYTES;
}

/** Without it hundreds of thousands of empty answers would fit, and fill the memory. */
const OVERHEAD_BYTES = 1024;
