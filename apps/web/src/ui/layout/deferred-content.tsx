import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import styles from './deferred-content.module.css';

/** An empty block takes the place of content below the first screen until that is painted. */
export function DeferredContent({ children }: { children: ReactNode }) {
  return useIsFirstScreenPainted() ? children : <div className={styles.room} />;
}

export function useVisibleCount({ phone, desk }: { phone: number; desk: number }): number {
  if (useIsFirstScreenPainted()) return Number.POSITIVE_INFINITY;
  return window.innerWidth < WIDE ? phone : desk;
}

/** Documents and history entries render everything at once, because their scroll position is restored. */
function useIsFirstScreenPainted(): boolean {
  const [isPainted, setPainted] = useState(useNavigationType() === 'POP');
  useEffect(() => {
    if (!isPainted) return afterPaint(() => startTransition(() => setPainted(true)));
  }, [isPainted]);
  return isPainted;
}

/** The breakpoint from which the styles show more columns. */
const WIDE = 700;

function afterPaint(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
