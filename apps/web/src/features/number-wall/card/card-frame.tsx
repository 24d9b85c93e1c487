import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { cellIn } from '../comb/use-roving.ts';
import { cardPlace } from './card-place.ts';
import styles from './number-card.module.css';

interface CardFrameProps {
  wall: RefObject<HTMLElement | null>;
  number: number | null;
  label: string | undefined;
  children: ReactNode;
}

/** Always there, because screen readers announce only changes inside a live region. */
export function CardFrame({ wall, number, label, children }: CardFrameProps) {
  const card = useRef<HTMLElement>(null);
  const place = useRef(() => {});
  useLayoutEffect(() => {
    place.current = () => placeBeside(card.current, wall.current, number);
    place.current();
  });
  useEffect(() => {
    if (!wall.current) return;
    const resizes = new ResizeObserver(() => place.current());
    resizes.observe(wall.current);
    return () => resizes.disconnect();
  }, [wall]);
  return (
    <aside ref={card} className={styles.card} aria-live="polite" aria-label={label}>
      {children}
    </aside>
  );
}

/** Set through the DOM, because the Content-Security-Policy forbids style attributes in HTML. */
function placeBeside(card: HTMLElement | null, wall: HTMLElement | null, number: number | null) {
  const cell = number === null ? null : cellIn(wall, number);
  if (!card || !wall || !cell) return;
  const { left: x, top: y, width, height } = cell.getBoundingClientRect();
  // A chosen cell is scaled, which changes neither its centre nor its own width.
  const centre = { x: x + width / 2, y: y + height / 2, width: cell.offsetWidth };
  const { side, left, top } = cardPlace(centre, wall.getBoundingClientRect());
  card.dataset.side = side;
  card.style.setProperty('--left', `${left}px`);
  card.style.setProperty('--top', `${top}px`);
}
