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
  // Another list has cards of the same size: to measure it before the paint would make the browser lay it out twice.
  const measured = useRef<Measures | null>(null);
  const counted = useRef(count);
  const windowNow = useCallback(
    (): RowWindow =>
      measured.current
        ? rowWindow({ ...measured.current, count: counted.current, step })
        : { start: 0, end: Math.min(counted.current, atFirst), before: 0, after: 0 },
    [step, atFirst],
  );
  const [shown, setShown] = useState(windowNow);

  // Together with the rows that it makes room for: earlier, everything would jump for a moment.
  useMeasuringEffect(() => {
    counted.current = count;
    const element = list.current;
    if (!element) return;
    measured.current ??= measure(element);
    const next = windowNow();
    // Set through the DOM: the policy lets no style into the HTML itself.
    element.style.paddingTop = `${next.before}px`;
    element.style.paddingBottom = `${next.after}px`;
    setShown((current) => (hasSameRows(current, next) ? current : next));
  }, [list, count, shown, windowNow]);

  useEffect(() => {
    const look = () => {
      if (!list.current) return;
      measured.current = measure(list.current);
      const next = windowNow();
      // Most scrolling moves within the window; then there is nothing to render.
      setShown((current) => (hasSameRows(current, next) && hasSameRoom(current, next) ? current : next));
    };
    const resizes = new ResizeObserver(look);
    resizes.observe(document.documentElement);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      resizes.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [list, windowNow]);

  return { start: Math.min(shown.start, count), end: Math.min(shown.end, count) };
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

function hasSameRows(a: RowWindow, b: RowWindow): boolean {
  return a.start === b.start && a.end === b.end;
}

function hasSameRoom(a: RowWindow, b: RowWindow): boolean {
  return a.before === b.before && a.after === b.after;
}
