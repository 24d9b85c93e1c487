import type { MouseEvent } from 'react';

/** A press that opens no other tab or window. */
export function isPlainPress({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}
