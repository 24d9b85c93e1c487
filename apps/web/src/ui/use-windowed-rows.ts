import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowWindow, rowWindow } from './row-window.ts';

interface Steps {
  /** By how many rows the window moves. */
  step: number;
  /** How many cards are shown before anything could be measured, on the server above all. */
  atFirst: number;
}

/**
 * Which of `count` cards to render, as the page scrolls; the room of the others is kept as padding. The list is a grid
 * of cards or a column of rows, all of one height.
 */
export function useWindowedRows(
  list: RefObject<HTMLElement | null>,
  count: number,
  { step, atFirst }: Steps,
) {
  const [shown, setShown] = useState(() => beginning(count, atFirst));
  // Another list has cards of the same size: to measure it before the paint would make the browser lay it out twice.
  const measured = useRef<Measures | null>(null);
  const counted = useRef(count);

  const makeRoom = useCallback(
    ({ style }: HTMLElement) => {
      const next = measured.current
        ? rowWindow({ ...measured.current, count: counted.current, step })
        : beginning(counted.current, atFirst);
      // Set through the DOM: the policy lets no style into the HTML itself.
      style.paddingTop = `${next.before}px`;
      style.paddingBottom = `${next.after}px`;
      setShown(unlessSame(next));
    },
    [step, atFirst],
  );

  useMeasuringEffect(() => {
    counted.current = count;
    const element = list.current;
    if (!element) return;
    measured.current ??= measure(element);
    makeRoom(element);
  }, [list, count, makeRoom]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      measured.current = measure(element);
      makeRoom(element);
    };
    const resizes = new ResizeObserver(look);
    resizes.observe(document.documentElement);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      resizes.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [list, makeRoom]);

  return { start: Math.min(shown.start, count), end: Math.min(shown.end, count) };
}

function beginning(count: number, atFirst: number): RowWindow {
  return { start: 0, end: Math.min(count, atFirst), before: 0, after: 0 };
}

/** Before the paint, so that a list that got shorter is never seen with the old one's room; servers paint nothing. */
const useMeasuringEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

type Measures = Omit<Parameters<typeof rowWindow>[0], 'count' | 'step'>;

/** Null where there is no card to measure. */
function measure(element: HTMLElement): Measures | null {
  const card = element.firstElementChild;
  if (!card) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(element);
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: card.getBoundingClientRect().height,
    gap: Number.parseFloat(rowGap) || 0,
    // How far the window has gone into the list; the padding is part of it.
    scrolled: -element.getBoundingClientRect().top,
    viewHeight: window.innerHeight,
  };
}

/** Most scrolling moves within the window; then there is nothing to render. */
function unlessSame(next: RowWindow) {
  return (current: RowWindow) => (current.start === next.start && current.end === next.end ? current : next);
}
