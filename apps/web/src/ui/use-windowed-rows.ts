import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { type RowWindow, rowWindow } from './row-window.ts';

/** What is shown before anything could be measured, on the server above all. */
export const FIRST_WINDOW = 48;

/** Which of `count` cards to render, as the page scrolls; the room of the others is kept as padding. */
export function useWindowedRows(grid: RefObject<HTMLElement | null>, count: number) {
  const [shown, setShown] = useState<RowWindow>(() => ({
    ...UNMEASURED,
    end: Math.min(count, FIRST_WINDOW),
  }));

  useMeasuringEffect(() => {
    const element = grid.current;
    if (!element) return;
    const look = () => {
      const next = windowOf(element, count);
      setShown((current) => (isSame(current, next) ? current : next));
      // Set through the DOM: the policy lets no style into the HTML itself.
      element.style.paddingTop = `${next.before}px`;
      element.style.paddingBottom = `${next.after}px`;
    };
    look();
    const resizes = new ResizeObserver(look);
    resizes.observe(document.documentElement);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      resizes.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [grid, count]);

  return { start: Math.min(shown.start, count), end: Math.min(shown.end, count) };
}

const UNMEASURED = { start: 0, before: 0, after: 0 };

/** Before the paint, so that a list that got shorter is never seen with the old one's room; servers paint nothing. */
const useMeasuringEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

function windowOf(element: HTMLElement, count: number): RowWindow {
  const card = element.firstElementChild;
  if (!card) return { ...UNMEASURED, end: Math.min(count, FIRST_WINDOW) };
  const { gridTemplateColumns, rowGap } = getComputedStyle(element);
  const top = element.getBoundingClientRect().top;
  return rowWindow({
    count,
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: card.getBoundingClientRect().height,
    gap: Number.parseFloat(rowGap) || 0,
    // How far the window has gone into the grid; the padding is part of the grid.
    scrolled: -top,
    viewHeight: window.innerHeight,
  });
}

function isSame(one: RowWindow, other: RowWindow): boolean {
  return one.start === other.start && one.end === other.end;
}
