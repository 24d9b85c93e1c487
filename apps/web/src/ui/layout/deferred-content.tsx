import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import styles from './deferred-content.module.css';

/** Content below the first screen of a page; an empty block stands in its place until it is rendered. */
export function DeferredContent({ children }: { children: ReactNode }) {
  return useIsFirstScreenPainted() ? children : <div className={styles.room} />;
}

/** How many entries of a list to render: those of the first screen, and all of them after its paint. */
export function useVisibleCount({ phone, desk }: { phone: number; desk: number }): number {
  if (useIsFirstScreenPainted()) return Number.POSITIVE_INFINITY;
  return window.innerWidth < WIDE ? phone : desk;
}

/** Documents and history entries are rendered whole at once: their scroll position has to be restored. */
function useIsFirstScreenPainted(): boolean {
  const [isPainted, setPainted] = useState(useNavigationType() === 'POP');
  useEffect(() => {
    if (!isPainted) return afterPaint(() => startTransition(() => setPainted(true)));
  }, [isPainted]);
  return isPainted;
}

/** The width from which the styles give lists more columns. */
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
