import type { ReactNode } from 'react';
import { percentOf } from './scale.ts';

interface AtProps {
  /** From 0 to 1, from the left. */
  x: number;
  /** From 0 to 1, from the top. */
  y?: number;
  children: ReactNode;
}

/** Its children have their origin at that spot of the drawing around it, in pixels, so that no word is scaled. */
export function At({ x, y = 0, children }: AtProps) {
  return (
    <svg overflow="visible" x={percentOf(x)} y={percentOf(y)} aria-hidden="true">
      {children}
    </svg>
  );
}
