import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RowWindow, rowWindow } from './row-window.ts';

/** What is shown before anything could be measured, on the server above all. */
export const FIRST_WINDOW = 48;

/** Which of `count` cards to render, as the page scrolls; the room of the others is kept as padding. */
export function useWindowedRows(grid: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState<RowWindow>(() => ({
    ...UNMEASURED,
    end: Math.min(count, FIRST_WINDOW),
  }));
  // Another list has cards of the same size: to measure it before the paint would make the browser lay it out twice.
  const measured = useRef<Measures | null>(null);
  const counted = useRef(count);

  useMeasuringEffect(() => {
    counted.current = count;
    const element = grid.current;
    if (!element) return;
    measured.current ??= measure(element);
    setShown(unlessSame(makeRoom(element, count, measured.current)));
  }, [grid, count]);

  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const look = () => {
      measured.current = measure(element);
      setShown(unlessSame(makeRoom(element, counted.current, measured.current)));
    };
    const resizes = new ResizeObserver(look);
    resizes.observe(document.documentElement);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      resizes.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [grid]);

  return { start: Math.min(shown.start, count), end: Math.min(shown.end, count) };
}

const UNMEASURED = { start: 0, before: 0, after: 0 };

/** Before the paint, so that a list that got shorter is never seen with the old one's room; servers paint nothing. */
const useMeasuringEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

type Measures = Omit<Parameters<typeof rowWindow>[0], 'count'>;

/** Null where there is no card to measure. */
function measure(element: HTMLElement): Measures | null {
  const card = element.firstElementChild;
  if (!card) return null;
  const { gridTemplateColumns, rowGap } = getComputedStyle(element);
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: card.getBoundingClientRect().height,
    gap: Number.parseFloat(rowGap) || 0,
    // How far the window has gone into the grid; the padding is part of the grid.
    scrolled: -element.getBoundingClientRect().top,
    viewHeight: window.innerHeight,
  };
}

function makeRoom(element: HTMLElement, count: number, measures: Measures | null): RowWindow {
  const next = measures
    ? rowWindow({ ...measures, count })
    : { ...UNMEASURED, end: Math.min(count, FIRST_WINDOW) };
  // Set through the DOM: the policy lets no style into the HTML itself.
  element.style.paddingTop = `${next.before}px`;
  element.style.paddingBottom = `${next.after}px`;
  return next;
}

/** Most scrolling moves within the window; then there is nothing to render. */
function unlessSame(next: RowWindow) {
  return (current: RowWindow) => (current.start === next.start && current.end === next.end ? current : next);
}
