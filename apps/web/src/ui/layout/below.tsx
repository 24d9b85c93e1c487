import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import styles from './below.module.css';

/** What lies below the first screen of a page; until it comes, nothing else moves up into its place. */
export function Below({ children }: { children: ReactNode }) {
  return useBelow() ? children : <div className={styles.room} />;
}

/**
 * Whether it is time for what lies below the first screen. A page that somebody has clicked to shows its top first, and
 * the rest as soon as that is seen. A page that came with the document, or that somebody goes back to, is whole at once:
 * it is there already, or it will be scrolled to where it was.
 */
export function useBelow(): boolean {
  const [isTime, setTime] = useState(useNavigationType() === 'POP');
  useEffect(() => {
    if (!isTime) return afterPaint(() => startTransition(() => setTime(true)));
  }, [isTime]);
  return isTime;
}

/** How many of a list to show: those on the first screen, of a phone or of a desk, and then all. */
export function useFirstSight({ phone, desk }: { phone: number; desk: number }): number {
  if (useBelow()) return Number.POSITIVE_INFINITY;
  return window.innerWidth < WIDE ? phone : desk;
}

/** Where the styles give lists more columns. */
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
